import { $forEachSelectedTextNode } from '@lexical/selection';
import { $getSelection, $isRangeSelection } from 'lexical';

/** Removes all formats, colours, fonts and sizes from the selection; call it inside an update. */
export function $clearFormat(): void {
  const selection = $getSelection();
  $forEachSelectedTextNode((node) => {
    node.setFormat(0).setStyle('');
  });
  if (!$isRangeSelection(selection)) return;
  selection.setFormat(0);
  selection.setStyle('');
}
