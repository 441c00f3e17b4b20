import { $getRoot, type NodeKey } from 'lexical';
import type { RichTextDocument } from '../document/document-model.ts';
import { $documentOf } from './to-document.ts';

/** Nodes changed by an update, and their ancestors, as Lexical reports them. */
interface Changes {
  dirtyElements: ReadonlyMap<NodeKey, unknown>;
  dirtyLeaves: ReadonlySet<NodeKey>;
}

/**
 * Creates a function that reads the editor's document after an update. It re-reads only the top-level nodes that
 * changed. Call it inside a read, after every update that changed something.
 */
export function createDocumentReader(): (changes: Changes) => RichTextDocument {
  let known = new Map<NodeKey, RichTextDocument>();
  return ({ dirtyElements, dirtyLeaves }) => {
    // The whole state was replaced, for example by undo.
    const everything = dirtyElements.size <= 1 && dirtyLeaves.size === 0;
    const isSame = (key: NodeKey) => !everything && !dirtyElements.has(key) && !dirtyLeaves.has(key);
    const read = $getRoot()
      .getChildren()
      .map((node): [NodeKey, RichTextDocument] => {
        const key = node.getKey();
        return [key, (isSame(key) ? known.get(key) : undefined) ?? $documentOf([node])];
      });
    known = new Map(read);
    return read.flatMap(([, blocks]) => blocks);
  };
}
