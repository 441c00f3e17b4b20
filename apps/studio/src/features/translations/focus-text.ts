const FIELD = 'input:not([type="checkbox"]), textarea, [contenteditable="true"]';

/** Id of the element around the field of a text. */
export function textElementId(key: string): string {
  return `text-${key}`;
}

/** Scrolls to a text and focuses its field, once its editor is loaded. @returns stops waiting */
export function focusText(key: string): () => void {
  const box = document.getElementById(textElementId(key));
  if (!box) return () => undefined;
  box.scrollIntoView({ block: 'center' });
  const focusField = () => {
    const field = box.querySelector<HTMLElement>(FIELD);
    field?.focus();
    return field !== null;
  };
  if (focusField()) return () => undefined;
  const loading = new MutationObserver(() => focusField() && loading.disconnect());
  loading.observe(box, { childList: true, subtree: true });
  return () => loading.disconnect();
}
