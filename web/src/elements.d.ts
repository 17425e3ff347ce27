// Attributes that browsers know and Svelte's types do not yet.
import "svelte/elements";

declare module "svelte/elements" {
    interface AriaAttributes {
        "aria-description"?: string | undefined | null;
    }
}
