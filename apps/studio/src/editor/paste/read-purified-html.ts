import type { RichTextDocument } from '../document/document-model.ts';
import { readHtml } from '../document/read-html.ts';
import { purifyToFragment } from './purify-html.ts';

/** The document of HTML from anywhere. Reading takes nothing over but what the document knows; this keeps the parser out of reach, too. */
export function readPurifiedHtml(html: string): RichTextDocument {
  return readHtml(purifyToFragment(html));
}
