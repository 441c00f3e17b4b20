import { $insertGeneratedNodes } from '@lexical/clipboard';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import { $getSelection, $insertNodes, COMMAND_PRIORITY_LOW, PASTE_COMMAND, PASTE_TAG } from 'lexical';
import { useEffect } from 'react';
import type { UploadState } from '../dialogs/use-upload.ts';
import { $nodesOf } from '../lexical/from-document.ts';
import { $createImageNode } from '../lexical/image-node.tsx';
import { readPasted } from '../paste/read-pasted.ts';

/** Content copied from the editor itself needs no cleaning. */
const LEXICAL_CLIPBOARD_TYPE = 'application/x-lexical-editor';

/** Cleans pasted content from other programs; uploads pasted image files where the page supports uploads. */
export function usePaste(uploading: UploadState): void {
  const [editor] = useLexicalComposerContext();
  const { run } = uploading;

  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const data = event instanceof ClipboardEvent ? event.clipboardData : null;
          const html = data?.getData('text/html');
          if (!html || data?.getData(LEXICAL_CLIPBOARD_TYPE)) return false;
          event.preventDefault();
          editor.update(
            () => {
              const selection = $getSelection();
              if (selection) $insertGeneratedNodes(editor, $nodesOf(readPasted(html)), selection);
            },
            { tag: PASTE_TAG },
          );
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );

  useEffect(
    () =>
      editor.registerCommand(
        DRAG_DROP_PASTE,
        (files) => {
          void (async () => {
            for (const file of files.filter(({ type }) => type.startsWith('image/'))) {
              const src = await run(file);
              if (src) editor.update(() => $insertNodes([$createImageNode({ src, alt: '' })]));
            }
          })();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, run],
  );
}
