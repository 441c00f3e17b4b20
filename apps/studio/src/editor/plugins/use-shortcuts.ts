import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $findMatchingParent } from '@lexical/utils';
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical';
import { useEffect } from 'react';
import type { DialogName } from '../dialogs/editor-dialogs.tsx';
import { INDENT_MAX } from '../document/document-model.ts';

/**
 * Ctrl+K for a link, Ctrl+] and Ctrl+[ for the indentation (⌘ on a Mac).
 * Tab keeps moving the focus, for keyboard users.
 */
export function useShortcuts(openDialog: (name: DialogName) => void): void {
  const [editor] = useLexicalComposerContext();

  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
          const key = event.key.toLowerCase();
          if (key === 'k') openDialog('link');
          else if (key === ']') editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined);
          else if (key === '[') editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined);
          else return false;
          event.preventDefault();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, openDialog],
  );

  // Deeper indentation is unreadable on a phone.
  useEffect(
    () =>
      editor.registerCommand(INDENT_CONTENT_COMMAND, () => $indentOfSelection() >= INDENT_MAX, COMMAND_PRIORITY_LOW),
    [editor],
  );
}

function $indentOfSelection(): number {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return 0;
  const block = $findMatchingParent(selection.anchor.getNode(), (node) => $isElementNode(node) && !node.isInline());
  return $isElementNode(block) ? block.getIndent() : 0;
}
