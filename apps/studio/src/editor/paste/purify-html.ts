import purifier from 'dompurify';

const PURIFY_OPTIONS = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio'],
};

/** HTML from anywhere as nodes that nothing runs in. */
export function purifyToFragment(html: string | Node): DocumentFragment {
  return purifier.sanitize(html, { ...PURIFY_OPTIONS, RETURN_DOM_FRAGMENT: true });
}

/** HTML that the API has not seen yet, without anything that would run. */
export function purifyHtml(html: string): string {
  return purifier.sanitize(html, PURIFY_OPTIONS);
}
