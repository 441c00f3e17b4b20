import type { Document } from '../document/document-model.ts';
import { readHtml } from '../document/read-html.ts';
import { purified } from './purify-html.ts';

/** The document of HTML from anywhere. Reading takes nothing over but what the document knows; this keeps the parser out of reach, too. */
export function readSafely(html: string): Document {
  return readHtml(purified(html));
}
