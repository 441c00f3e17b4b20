import { ListItemNode } from '@lexical/list';
import type { EditorConfig } from 'lexical';

/**
 * A list item that is numbered by the browser. Lexical sets the `value` attribute on each item whenever it visits the
 * item, and with thousands of items each such write makes the browser recount the list.
 */
export class UncountedItemNode extends ListItemNode {
  override $config() {
    return this.config('item', { extends: ListItemNode });
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    element.removeAttribute('value');
    // Later writes by Lexical set a plain property instead of the attribute.
    Object.defineProperty(element, 'value', { value: 0, writable: true });
    return element;
  }
}

/** Makes Lexical create UncountedItemNode wherever it would create a ListItemNode. */
export const listItemReplacement = {
  replace: ListItemNode,
  with: (item: ListItemNode) => new UncountedItemNode(item.getValue(), item.getChecked()),
  withKlass: UncountedItemNode,
};
