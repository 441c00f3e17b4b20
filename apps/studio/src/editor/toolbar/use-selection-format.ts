import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalCommand,
  SELECTION_CHANGE_COMMAND,
} from 'lexical';
import { useEffect, useState } from 'react';
import { $selectionFormat, DEFAULT_FORMAT, type SelectionFormat } from './selection-format.ts';

/** Returns the format of the selection and updates it with every change. */
export function useSelectionFormat(): SelectionFormat {
  const [editor] = useLexicalComposerContext();
  const [look, setLook] = useState(DEFAULT_FORMAT);

  useEffect(() => {
    const update = () => {
      const next = editor.read($selectionFormat);
      setLook((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const ends = [
      editor.registerUpdateListener(update),
      editor.registerCommand(
        SELECTION_CHANGE_COMMAND,
        () => {
          queueMicrotask(update);
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [editor]);

  return look;
}

/** Whether undo and redo are available. */
export function useHistorySteps(): { canUndo: boolean; canRedo: boolean } {
  return { canUndo: useCommandValue(CAN_UNDO_COMMAND), canRedo: useCommandValue(CAN_REDO_COMMAND) };
}

function useCommandValue(command: LexicalCommand<boolean>): boolean {
  const [editor] = useLexicalComposerContext();
  const [told, setTold] = useState(false);
  useEffect(
    () =>
      editor.registerCommand(
        command,
        (value) => {
          setTold(value);
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, command],
  );
  return told;
}
