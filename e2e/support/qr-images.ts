import type { Locator } from '@playwright/test';
import encodeQr from 'qr';
import decodeQr from 'qr/decode.js';

/** Pixels per module of the code. */
const SCALE = 10;
const BLACK = 16;
const WHITE = 235;
const GREY = 128;

/** A GIF file with a QR code. */
export function qrGif(text: string): Buffer {
  return Buffer.from(encodeQr(text, 'gif', { scale: SCALE, border: 4 }));
}

/** A video of one frame (YUV4MPEG2, 640 × 480) with a QR code, for Chromium's fake camera. */
export function qrVideo(text: string): Buffer {
  const [width, height] = [640, 480];
  const squares = encodeQr(text, 'raw', { border: 4 });
  const side = squares.length * SCALE;
  const [left, top] = [(width - side) >> 1, (height - side) >> 1];
  const bright = Buffer.alloc(width * height, WHITE);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (squares[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]) bright[(top + y) * width + left + x] = BLACK;
    }
  }
  const colours = Buffer.alloc((width * height) / 2, GREY);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    bright,
    colours,
  ]);
}

/** Decodes a QR code from a screenshot of its element. */
export async function readQr(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const pixels = await code.page().evaluate(async (base64) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))]));
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper?.drawImage(image, 0, 0);
    const { width, height, data } = paper?.getImageData(0, 0, image.width, image.height) ?? new ImageData(1, 1);
    // As one text: an array of a million numbers takes the browser and the test a second each.
    return { width, height, data: btoa(Array.from(data, (value) => String.fromCharCode(value)).join('')) };
  }, picture);
  return decodeQr({ ...pixels, data: Buffer.from(pixels.data, 'base64') });
}
