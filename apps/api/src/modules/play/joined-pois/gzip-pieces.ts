import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { filledAt, type TextWithTime, timeText } from './text-with-time.ts';

const deflate = promisify(deflateRaw);

/** A little larger than the default level makes it, in two thirds of its time. */
const LEVEL = 4;
/** Deflate, no name, no time, any system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block without content (RFC 1951). */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

const pieces = new WeakMap<TextWithTime, Promise<Buffer[]>>();

/**
 * The text with the time in its gaps as gzip. What is between the gaps is compressed once and kept; the times go between these pieces as
 * blocks without compression.
 */
export async function gzippedAt(text: TextWithTime, time: Date): Promise<Buffer> {
  let compressed = pieces.get(text);
  if (!compressed) pieces.set(text, (compressed = compressPieces(text)));
  const gap = storedBlock(timeText(time));
  const parts = (await compressed).flatMap((piece, index) => (index === 0 ? [piece] : [gap, piece]));
  const filled = filledAt(text, time);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(filled), 0);
  trailer.writeUInt32LE(filled.length, 4);
  return Buffer.concat([HEADER, ...parts, LAST_BLOCK, trailer]);
}

/** Each piece ends at a whole byte and refers to no other piece. */
async function compressPieces({ bytes, gaps }: TextWithTime): Promise<Buffer[]> {
  const length = timeText(new Date(0)).length;
  const starts = [0, ...gaps.map((gap) => gap + length)];
  return Promise.all(
    starts.map((start, index) =>
      deflate(bytes.subarray(start, gaps[index]), { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH }),
    ),
  );
}

function storedBlock(text: string): Buffer {
  const block = Buffer.alloc(5 + text.length);
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(0xffff - text.length, 3);
  block.write(text, 5, 'latin1');
  return block;
}
