import { $insertNodeToNearestRoot } from '@lexical/utils';
import { $getSelection, $isNodeSelection } from 'lexical';
import type { MediaAttributes } from '../document/document-model.ts';
import { $createMediaNode, $isMediaNode, type MediaNode } from '../lexical/media-node.tsx';

/** Changes the selected audio or video, or inserts it when none is selected; call it inside an update. */
export function $setMedia(media: MediaAttributes): void {
  const selected = $selectedMedia();
  for (const node of selected) node.setMedia(media);
  if (selected.length === 0) $insertNodeToNearestRoot($createMediaNode(media));
}

/** Removes the selected audio and videos; call it inside an update. */
export function $removeMedia(): void {
  for (const node of $selectedMedia()) {
    node.selectNext();
    node.remove();
  }
}

function $selectedMedia(): MediaNode[] {
  const selection = $getSelection();
  return $isNodeSelection(selection) ? selection.getNodes().filter($isMediaNode) : [];
}
