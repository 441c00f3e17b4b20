import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';

/** Bytes of a text whose code points are below `2 ** (8 * size)`, in this order of bytes. */
function wide(text: string, { size, bigEndian }: { size: 2 | 4; bigEndian: boolean }): number[] {
  return Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const bytes = Array.from({ length: size }, (_, index) => (code >> (8 * index)) & 0xff);
    return bigEndian ? bytes.toReversed() : bytes;
  });
}

const latin1 = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const little = { size: 2, bigEndian: false } as const;
const big = { size: 2, bigEndian: true } as const;
const JSON_TEXT = '{"name":"Lücke"}';
const UTF_8 = [...latin1('{"name":"L'), 0xc3, 0xbc, ...latin1('cke"}')];
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\r\n<a>Größe</a>`;

test.each<[string, number[], string]>([
  ['UTF-8', UTF_8, JSON_TEXT],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...UTF_8], JSON_TEXT],
  ['UTF-16 LE with a mark', [0xff, 0xfe, ...wide(JSON_TEXT, little)], JSON_TEXT],
  ['UTF-16 BE with a mark', [0xfe, 0xff, ...wide(JSON_TEXT, big)], JSON_TEXT],
  ['UTF-16 LE without a mark', wide(JSON_TEXT, little), JSON_TEXT],
  ['UTF-16 BE without a mark', wide(JSON_TEXT, big), JSON_TEXT],
  ['UTF-16 that begins with a line', wide(`\r\n${JSON_TEXT}`, little), `\r\n${JSON_TEXT}`],
  ['XML that declares UTF-16', [0xff, 0xfe, ...wide(xml('UTF-16'), little)], xml('UTF-16')],
  ['XML that declares ISO-8859-1', latin1(xml('ISO-8859-1')), xml('ISO-8859-1')],
  ['XML that declares Windows-1252', latin1(xml('windows-1252')), xml('windows-1252')],
  [
    'XML in single quotes',
    latin1("<?xml version='1.0' encoding='latin1' ?>ö"),
    "<?xml version='1.0' encoding='latin1' ?>ö",
  ],
  [
    'XML that declares Windows-1251',
    [...latin1('<?xml version="1.0" encoding="windows-1251"?>'), 0xcf],
    '<?xml version="1.0" encoding="windows-1251"?>П',
  ],
  [
    'converted XML that still declares UTF-16',
    latin1('<?xml version="1.0" encoding="UTF-16"?>'),
    '<?xml version="1.0" encoding="UTF-16"?>',
  ],
  ['nothing', [], ''],
])('reads %s', (_, bytes, text) => {
  expect(decodeFile(Uint8Array.from(bytes))).toEqual({ text });
});

test.each<[string, number[], string | null]>([
  ['Windows-1252 without a declaration', latin1(JSON_TEXT), 'Windows-1252'],
  ['XML that declares UTF-8 and is not', latin1(xml('UTF-8')), 'Windows-1252'],
  ['UTF-32 with a mark', [0xff, 0xfe, 0, 0, ...wide('{}', { size: 4, bigEndian: false })], 'UTF-32'],
  ['UTF-32 without a mark', wide('{}', { size: 4, bigEndian: true }), 'UTF-32'],
  ['an unknown declaration', latin1(xml('x-klingon')), 'x-klingon'],
  ['half a character of UTF-16', [0xff, 0xfe, 0x7b], 'UTF-16LE'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], null],
])('names the encoding of %s', (_, bytes, encoding) => {
  expect(decodeFile(Uint8Array.from(bytes))).toEqual({ text: null, encoding });
});

test('no text becomes another one in any of its encodings', () => {
  const body = fc.string({
    unit: fc.constantFrom('{', '<', '>', '"', 'ä', 'ß', 'é', 'ł', 'ж', '€', '–'),
    minLength: 0,
    maxLength: 20,
  });
  fc.assert(
    fc.property(body, fc.constantFrom(little, big), fc.boolean(), (rest, order, marked) => {
      const text = `<${rest}`;
      const mark = order.bigEndian ? [0xfe, 0xff] : [0xff, 0xfe];
      expect(decodeFile(Uint8Array.from([...(marked ? mark : []), ...wide(text, order)]))).toEqual({ text });
    }),
  );
});
