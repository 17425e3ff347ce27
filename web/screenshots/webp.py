"""Pictures as small WebP files: the browser writes single ones, and a moving one is put together from them."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import Page

# Of each picture only what differs from the one before; offsets in a file are even.
ENCODE = """async ({ pictures, width, quality }) => {
    const found = [];
    let before = null;
    for (const url of pictures) {
        const image = new Image();
        image.src = url;
        await image.decode();
        const size = [width, Math.round((image.height * width) / image.width / 2) * 2];
        const canvas = new OffscreenCanvas(...size);
        const paper = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
        paper.imageSmoothingQuality = "high";
        paper.drawImage(image, 0, 0, ...size);
        const now = new Uint32Array(paper.getImageData(0, 0, ...size).data.buffer);
        let [left, top, right, bottom] = before ? [size[0], size[1], 0, 0] : [0, 0, ...size];
        if (before)
            now.forEach((pixel, at) => {
                if (pixel === before[at]) return;
                const [x, y] = [at % size[0], Math.floor(at / size[0])];
                [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
                [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
            });
        before = now;
        if (right <= left) {
            found.push(null);
            continue;
        }
        [left, top] = [left & ~1, top & ~1];
        const part = new OffscreenCanvas(right - left, bottom - top);
        part.getContext("2d", { alpha: false }).drawImage(canvas, -left, -top);
        const blob = await part.convertToBlob({ type: "image/webp", quality });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        const text = [];
        for (const byte of bytes) text.push(String.fromCharCode(byte));
        found.push({ left, top, width: right - left, height: bottom - top, bytes: btoa(text.join("")) });
    }
    return found;
}"""


class Part(NamedTuple):
    """What changes in a picture: where it is, and the file that shows it."""

    left: int
    top: int
    width: int
    height: int
    file: bytes


def encoded(page: Page, pictures: Sequence[bytes], width: int, quality: float) -> list[Part | None]:
    """PNG pictures of one size, so many pixels wide: the first whole, and of each other what is new, if anything is."""
    urls = [f"data:image/png;base64,{base64.b64encode(each).decode()}" for each in pictures]
    found = page.evaluate(ENCODE, {"pictures": urls, "width": width, "quality": quality})
    return [
        one and Part(one["left"], one["top"], one["width"], one["height"], base64.b64decode(one["bytes"]))
        for one in found
    ]


def moving(parts: Sequence[Part | None], milliseconds: Sequence[int]) -> bytes:
    """One file that shows them one after the other, without end."""
    first = parts[0]
    assert first
    frames: list[tuple[Part, int]] = []
    for part, time in zip(parts, milliseconds, strict=True):
        if part:
            frames.append((part, time))
        else:  # nothing is new: the one before stays longer
            frames[-1] = frames[-1][0], frames[-1][1] + time
    canvas = chunk(b"VP8X", b"\x02\0\0\0" + number(first.width - 1) + number(first.height - 1))
    shown = b"".join(chunk(b"ANMF", frame(part, time)) for part, time in frames)
    body = b"WEBP" + canvas + chunk(b"ANIM", bytes(6)) + shown
    return b"RIFF" + number(len(body), 4) + body


def frame(part: Part, milliseconds: int) -> bytes:
    """What a frame holds: its place, its time, that it covers what was there, and the picture's own data."""
    place = (part.left // 2, part.top // 2, part.width - 1, part.height - 1, milliseconds)
    data = b"".join(chunk(name, body) for name, body in chunks(part.file) if name in (b"VP8 ", b"VP8L"))
    return b"".join(map(number, place)) + b"\x02" + data


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a WebP file."""
    at = 12
    while at < len(file):
        size = int.from_bytes(file[at + 4 : at + 8], "little")
        yield file[at : at + 4], file[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def chunk(name: bytes, body: bytes) -> bytes:
    """A part of such a file, of even length."""
    return name + number(len(body), 4) + body + bytes(len(body) % 2)


def number(value: int, size: int = 3) -> bytes:
    """As the format writes numbers."""
    return value.to_bytes(size, "little")
