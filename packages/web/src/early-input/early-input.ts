/** An action of the visitor: the kind of event, its target, and the value of the field at that time. */
type Early = readonly [type: string, target: Element, value?: string];

declare global {
  interface Document {
    /** The start script (inline/start-later.ts) keeps the visitor's actions here while this is a list. */
    early?: Early[] | undefined;
  }
}

/** Buttons that do more than submit a form; a submit button leads to a `submit` event. */
const ACTING = 'button:not([type=submit])';

/**
 * Repeats the visitor's actions in a server-rendered page from before React had hydrated it. Call it after hydration.
 */
export function repeatInput(kept: readonly Early[]): void {
  const done = kept.flatMap(([type, target, value]) => actionOf(type, target, value) ?? []);
  // As the start script has marked what was pressed; from here on the page itself says what is busy.
  for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy');
  // A second tap on a page that does not react means the first one.
  done
    .filter(({ element, type }, index) => {
      const before = done[index - 1];
      return type !== 'click' || before?.type !== 'click' || before.element !== element;
    })
    .forEach(({ repeat }) => repeat());
}

function actionOf(type: string, target: Element, value = '') {
  const acting = type === 'click' ? target.closest(ACTING) : target;
  const element = acting && presentOf(acting);
  if (!element) return undefined;
  return { type, element, repeat: () => repeat(type, element, value) };
}

function repeat(type: string, element: Element, value: string): void {
  // At a key event React hydrates the part of the page around its target at once; at a `submit` it would not.
  element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  if (type === 'click' && element instanceof HTMLElement) element.click();
  if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
  if (type === 'input' && element instanceof HTMLInputElement) write(element, value);
  if (type === 'change' && element instanceof HTMLSelectElement) {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Writes into a field so that React notices: it compares with the last value that was set through the element itself.
 */
function write(field: HTMLInputElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The element itself, or its successor with the same name where React drew the page anew because the device had stored
 * data.
 */
function presentOf(element: Element): Element | undefined {
  if (element.isConnected) return element;
  return [...document.querySelectorAll(element.tagName)].find((each) => nameOf(each) === nameOf(element));
}

function nameOf(element: Element): string {
  return (
    ['aria-label', 'name', 'placeholder'].map((name) => element.getAttribute(name) ?? '').join() + element.textContent
  );
}
