import { $createParagraphNode, $getRoot, $setSelection } from 'lexical';
import type { RichTextDocument } from '../document/document-model.ts';
import { $nodesOf } from './from-document.ts';

/** Replaces the editor's whole content with a document; call it inside an update. */
export function $replaceContent(document: RichTextDocument): void {
  const nodes = $nodesOf(document);
  $setSelection(null);
  $getRoot()
    .clear()
    .append(...(nodes.length === 0 ? [$createParagraphNode()] : nodes));
}
