import { $getRoot, type NodeKey } from 'lexical';
import type { RichTextDocument } from '../document/document-model.ts';
import { $documentOf } from './to-document.ts';

/** The nodes that an update has changed, with all around them; as the editor tells it. */
interface Changes {
  dirtyElements: ReadonlyMap<NodeKey, unknown>;
  dirtyLeaves: ReadonlySet<NodeKey>;
}

/**
 * Reads the document of an editor after each of its updates; a node at the top in which nothing was changed is not read again. Call
 * what it answers inside a read, after every update that changed something.
 */
export function createDocumentReader(): (changes: Changes) => RichTextDocument {
  let known = new Map<NodeKey, RichTextDocument>();
  return ({ dirtyElements, dirtyLeaves }) => {
    // Another state was put in place as a whole, for example by undoing.
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
