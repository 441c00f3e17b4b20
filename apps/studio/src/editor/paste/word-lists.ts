/**
 * Converts Word lists in place.
 * Word writes list items as paragraphs with a marker in front and the level in a Word-specific style.
 */
export function convertWordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === undefined) continue;
    const follows = paragraph.previousElementSibling;
    if (!follows || follows !== lists[0]) lists = [];
    const tag = isNumbered(signOf(paragraph)) ? 'ol' : 'ul';
    const deepest = Math.min(level, lists.length + 1);
    lists = lists.slice(0, deepest);
    if (lists.length === deepest && lists.at(-1)?.localName !== tag) lists.pop();
    if (lists.length < deepest) lists.push(open(tag, paragraph, lists.at(-1)));
    lists.at(-1)?.append(itemOf(paragraph));
  }
}

/** List level, 1 for the outermost; undefined for elements outside lists. */
function levelOf(element: Element): number | undefined {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

function signOf(paragraph: Element): Element | undefined {
  return Array.from(paragraph.querySelectorAll('[style]')).find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
}

function isNumbered(sign: Element | undefined): boolean {
  return /^\s*\(?([\da-z]{1,3}|[ivx]{1,6})[.)]/i.test(sign?.textContent ?? '');
}

/** Inserts a new list: in the last item of the enclosing list, or else in front of the paragraph. */
function open(tag: 'ol' | 'ul', paragraph: Element, around: HTMLElement | undefined): HTMLElement {
  const list = paragraph.ownerDocument.createElement(tag);
  const item = around?.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}

function itemOf(paragraph: Element): Element {
  signOf(paragraph)?.remove();
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  paragraph.remove();
  return item;
}
