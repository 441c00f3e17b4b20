import purifier from 'dompurify';
import type { Document } from '../document/model.ts';
import { readHtml } from '../document/read-html.ts';

/** The document of HTML from anywhere. Reading takes nothing over but what the document knows; this keeps the parser out of reach, too. */
export function readSafely(html: string): Document {
  return readHtml(purified(html));
}

/** The same HTML as nodes that nothing runs in. */
export function purified(html: string | Node): DocumentFragment {
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio'],
    RETURN_DOM_FRAGMENT: true,
  });
}
