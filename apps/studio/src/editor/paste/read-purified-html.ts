import type { RichTextDocument } from '../document/document-model.ts';
import { readHtml } from '../document/read-html.ts';
import { purifyToFragment } from './purify-html.ts';

/**
 * Parses untrusted HTML.
 * The reader takes over only what the document model knows; purifying first is a second line of defence.
 */
export function readPurifiedHtml(html: string): RichTextDocument {
  return readHtml(purifyToFragment(html));
}
