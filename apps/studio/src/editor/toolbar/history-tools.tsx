import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { rememberOutsideFocus } from '../plugins/update-selection.ts';
import { shortcutLabel } from './shortcut-label.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';
import { TOOLBAR_ICON } from './toolbar-icon.ts';
import { useHistorySteps } from './use-selection-format.ts';

export function HistoryTools() {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const { canUndo, canRedo } = useHistorySteps();
  const step = (command: typeof UNDO_COMMAND) => {
    const goBack = rememberOutsideFocus(editor);
    editor.dispatchCommand(command, undefined);
    // Lexical renders the restored state in a microtask that is already queued; this one must run after it.
    queueMicrotask(goBack);
  };
  return (
    <ToolGroup>
      <ToolButton label={t('editor.undo')} keys={shortcutLabel('Z')} idle={!canUndo} onClick={() => step(UNDO_COMMAND)}>
        <IconArrowBackUp {...TOOLBAR_ICON} />
      </ToolButton>
      <ToolButton label={t('editor.redo')} keys={shortcutLabel('Y')} idle={!canRedo} onClick={() => step(REDO_COMMAND)}>
        <IconArrowForwardUp {...TOOLBAR_ICON} />
      </ToolButton>
    </ToolGroup>
  );
}
