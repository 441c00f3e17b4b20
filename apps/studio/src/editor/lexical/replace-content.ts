import { $createParagraphNode, $getRoot, $setSelection } from 'lexical';
import type { RichTextDocument } from '../document/document-model.ts';
import { $nodesOf } from './from-document.ts';

/** Puts a document in the place of everything the editor holds; call it inside an update. */
export function $replaceContent(document: RichTextDocument): void {
  const nodes = $nodesOf(document);
  $setSelection(null);
  $getRoot()
    .clear()
    .append(...(nodes.length === 0 ? [$createParagraphNode()] : nodes));
}
