/** Whether an address is safe to send players to: http(s), or a path on this server. */
export function isSafeAddress(address: string): boolean {
  return /^(https?:\/\/[^\s]|\/(?![/\\]))/i.test(address);
}

/** Whether a link target is safe: also allows mail addresses and anchors on the same page. */
export function isSafeLink(href: string): boolean {
  return isSafeAddress(href) || /^(mailto:[^\s]|#)/i.test(href);
}

/**
 * Completes a typed link target: a bare host gets https, a bare mail address gets mailto. Returns undefined when the
 * input is neither a web nor a mail address.
 */
export function completeLink(typed: string): string | undefined {
  const text = typed.trim();
  if (/^mailto:/i.test(text)) return isMail(text.slice('mailto:'.length)) ? text : undefined;
  if (isMail(text)) return `mailto:${text}`;
  return completeAddress(text);
}

/** Completes a typed web address; returns undefined when the input is not a web address. */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.startsWith('/')) return isSafeAddress(text) ? text : undefined;
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1];
  if (scheme && !/^https?$/i.test(scheme)) return undefined;
  const address = scheme ? text : `https://${text}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') && !/\s/.test(address) ? address : undefined;
}

function isMail(text: string): boolean {
  return /^[^\s@:/]+@[^\s@/]+\.[^\s@/?]+(\?\S*)?$/.test(text);
}
