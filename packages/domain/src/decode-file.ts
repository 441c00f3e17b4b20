/** The text of a file; or null, with the name of the encoding that it seems to have, or null if it is no text. */
export type DecodedFile = { text: string } | { text: null; encoding: string | null };

/** What the bytes before a text say, longest first. The platform decodes no UTF-32. */
const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe, 0, 0], 'UTF-32'],
  [[0, 0, 0xfe, 0xff], 'UTF-32'],
  [[0xef, 0xbb, 0xbf], 'UTF-8'],
  [[0xff, 0xfe], 'UTF-16LE'],
  [[0xfe, 0xff], 'UTF-16BE'],
];

/** Without a mark: JSON and XML begin with ASCII, whose other bytes are 0. */
const BEGINNINGS: readonly (readonly [isZero: readonly boolean[], encoding: string])[] = [
  [[true, true, true, false], 'UTF-32'],
  [[false, true, true, true], 'UTF-32'],
  [[false, true], 'UTF-16LE'],
  [[true, false], 'UTF-16BE'],
];

/** Bytes in which the declaration of an XML document ends. */
const DECLARATION_MAX = 300;
const DECLARED = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/**
 * Decodes a file of JSON or XML that any program may have written: by its byte order mark, the zeros of UTF-16, or the
 * declaration of XML; else as UTF-8. A text is never guessed: one that is not UTF-8 is refused with the name of the
 * usual other encoding.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    if (encoding !== 'UTF-8') return { text: null, encoding };
    return { text: null, encoding: isText(bytes) ? 'Windows-1252' : null };
  }
}

function encodingOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  const begun = BEGINNINGS.find(([zeros]) =>
    zeros.every((isZero, at) => at < bytes.length && isZero === (bytes[at] === 0)),
  );
  const found = marked?.[1] ?? begun?.[1];
  if (found !== undefined) return found;
  const declared = DECLARED.exec(String.fromCharCode(...bytes.subarray(0, DECLARATION_MAX)))?.[1] ?? 'UTF-8';
  // A declaration that is read as ASCII is in no UTF-16: a program has converted the file and left it as it was.
  return /^utf-?(8|16)/i.test(declared) ? 'UTF-8' : declared;
}

/** Whether the bytes are a text in some encoding that extends ASCII: other files have control characters. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}
