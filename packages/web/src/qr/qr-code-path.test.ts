import encodeQr from 'qr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-code-path.tsx';
import { SHARE_QR_SIZE } from './qr-colours.ts';

const TEXT = 'https://play.test/join?exploration_id=12&battle_id=3&team_id=456&team_code=BÄR';

/** Modules covered by the lines of the path, as `x/y`; without the finder rings. */
function covered(d: string): Set<string> {
  const lines = d.matchAll(/M(\d+)\.5 (\d+)\.5([hv])([\d.]+)(?!a)(?=M|$)/g);
  return new Set(
    Array.from(lines).flatMap(([, x, y, direction, length]) =>
      Array.from({ length: Math.floor(Number(length)) + 1 }, (_, step) =>
        direction === 'h' ? `${Number(x) + step}/${y}` : `${x}/${Number(y) + step}`,
      ),
    ),
  );
}

test('draws every dark module of the code, and no other', () => {
  const { side, d } = qrPath(TEXT);
  const squares = encodeQr(TEXT, 'raw', { ecc: 'medium', border: 4 });
  expect(side).toBe(squares.length);
  const centres = [7, side - 8];
  const isRing = (x: number, y: number) =>
    centres.some((left) =>
      centres.some((top) => left + top < 2 * side - 16 && Math.max(Math.abs(x - left), Math.abs(y - top)) === 3),
    );
  const dark = squares.flatMap((row, y) => row.flatMap((ink, x) => (ink && !isRing(x, y) ? [`${x}/${y}`] : [])));
  expect([...covered(d)].toSorted()).toEqual(dark.toSorted());
  expect(d.match(/z/g)).toHaveLength(3);
});

test('rejects a text that is too long for a QR code', () => {
  expect(() => qrPath('x'.repeat(5_000))).toThrow();
});

test('a shared QR code is 1024 pixels wide', () => {
  expect(SHARE_QR_SIZE).toBe(1_024);
});
