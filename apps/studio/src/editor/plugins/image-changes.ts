import { $getSelection, $insertNodes, $isNodeSelection } from 'lexical';
import type { ImageAttributes } from '../document/document-model.ts';
import { $createImageNode, $isImageNode, type ImageNode } from '../lexical/image-node.tsx';

/** Changes the selected images, or inserts one when no image is selected; call it inside an update. */
export function $setImage(image: ImageAttributes): void {
  const selected = $selectedImages();
  for (const node of selected) node.setImage(image);
  if (selected.length === 0) $insertNodes([$createImageNode(image)]);
}

/** Removes the selected images; call it inside an update. */
export function $removeImages(): void {
  for (const node of $selectedImages()) {
    node.selectNext();
    node.remove();
  }
}

function $selectedImages(): ImageNode[] {
  const selection = $getSelection();
  return $isNodeSelection(selection) ? selection.getNodes().filter($isImageNode) : [];
}
