import purifier from 'dompurify';

const HARMLESS = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio'],
};

/** HTML from anywhere as nodes that nothing runs in. */
export function purified(html: string | Node): DocumentFragment {
  return purifier.sanitize(html, { ...HARMLESS, RETURN_DOM_FRAGMENT: true });
}

/** HTML that the API has not seen yet, without anything that would run. */
export function purifiedHtml(html: string): string {
  return purifier.sanitize(html, HARMLESS);
}
