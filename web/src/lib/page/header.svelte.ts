/** How wide both ends of the page's header are: what is told at a table lies between them, and covers neither. */

class Header {
    brand = $state(0);
    links = $state(0);
}

export const header = new Header();
