import encodeQr from 'qr';

/** Pixels of a square of the code. */
const SCALE = 10;
const BLACK = 16;
const WHITE = 235;
const GREY = 128;

/** A picture file with a QR code. */
export function qrGif(text: string): Buffer {
  return Buffer.from(encodeQr(text, 'gif', { scale: SCALE, border: 4 }));
}

/** A film of one frame (YUV4MPEG2, 640 × 480) that shows a QR code: what a browser takes for the picture of its camera. */
export function qrFilm(text: string): Buffer {
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
