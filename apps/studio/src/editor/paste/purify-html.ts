import purifier from 'dompurify';

const PURIFY_OPTIONS = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
};

/** Sanitises untrusted HTML to nodes without executable content. */
export function purifyToFragment(html: string | Node): DocumentFragment {
  return purifier.sanitize(html, { ...PURIFY_OPTIONS, RETURN_DOM_FRAGMENT: true });
}

/** Sanitises HTML that has not passed the API's sanitiser yet. */
export function purifyHtml(html: string): string {
  return purifier.sanitize(html, PURIFY_OPTIONS);
}
