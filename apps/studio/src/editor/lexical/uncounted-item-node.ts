import { ListItemNode } from '@lexical/list';
import type { EditorConfig } from 'lexical';

/**
 * An item of a list that the browser counts. Lexical writes its number (`value`) to each item whenever it looks at it, and a browser that
 * lays out thousands of them then counts through the list anew for each.
 */
export class UncountedItemNode extends ListItemNode {
  override $config() {
    return this.config('item', { extends: ListItemNode });
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    element.removeAttribute('value');
    // What is written from now on is no attribute any more.
    Object.defineProperty(element, 'value', { value: 0, writable: true });
    return element;
  }
}

/** Wherever Lexical makes an item, it is one of these. */
export const listItemReplacement = {
  replace: ListItemNode,
  with: (item: ListItemNode) => new UncountedItemNode(item.getValue(), item.getChecked()),
  withKlass: UncountedItemNode,
};
