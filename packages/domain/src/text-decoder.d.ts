/**
 * The part of the Encoding Standard that files need: browsers and Node have it, the language's own library does not
 * name it.
 */
declare class TextDecoder {
  constructor(label: string, options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}
