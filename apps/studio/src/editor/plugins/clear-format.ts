import { $forEachSelectedTextNode } from '@lexical/selection';
import { $getSelection, $isRangeSelection } from 'lexical';

/** Takes every format, colour, font and size off the selected words; call it inside an update. */
export function $clearFormat(): void {
  const selection = $getSelection();
  $forEachSelectedTextNode((node) => {
    node.setFormat(0).setStyle('');
  });
  if (!$isRangeSelection(selection)) return;
  selection.setFormat(0);
  selection.setStyle('');
}
