import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { useTranslation } from 'react-i18next';
import { focusOutside } from '../plugins/update-selection.ts';
import { keysOf } from './shortcut-label.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';
import { ICON } from './toolbar-icon.ts';
import { useHistorySteps } from './use-selection-format.ts';

export function HistoryTools() {
  const { t } = useTranslation();
  const [editor] = useLexicalComposerContext();
  const { canUndo, canRedo } = useHistorySteps();
  const step = (command: typeof UNDO_COMMAND) => {
    const goBack = focusOutside(editor);
    editor.dispatchCommand(command, undefined);
    // The editor shows the other state in a task of its own, which was queued before this one.
    queueMicrotask(goBack);
  };
  return (
    <ToolGroup>
      <ToolButton label={t('editor.undo')} keys={keysOf('Z')} idle={!canUndo} onClick={() => step(UNDO_COMMAND)}>
        <IconArrowBackUp {...ICON} />
      </ToolButton>
      <ToolButton label={t('editor.redo')} keys={keysOf('Y')} idle={!canRedo} onClick={() => step(REDO_COMMAND)}>
        <IconArrowForwardUp {...ICON} />
      </ToolButton>
    </ToolGroup>
  );
}
