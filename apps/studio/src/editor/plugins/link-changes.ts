import { $createLinkNode, $toggleLink } from '@lexical/link';
import { $createTextNode, $getSelection, $insertNodes, $isRangeSelection } from 'lexical';
import type { TextLink } from '../document/document-model.ts';

/** Links the selection, or inserts `words` as a link when nothing is selected; call it inside an update. */
export function $setLink({ href, title }: TextLink, words: string | undefined): void {
  const attributes = { rel: null, title: title ?? null };
  const selection = $getSelection();
  if (words === undefined) return $toggleLink(href, attributes);
  const text = $createTextNode(words);
  if ($isRangeSelection(selection)) text.setFormat(selection.format).setStyle(selection.style);
  $insertNodes([$createLinkNode(href, attributes).append(text)]);
}

/** Removes the link from the selection; call it inside an update. */
export function $unlink(): void {
  $toggleLink(null);
}
