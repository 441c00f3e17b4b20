import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { useTranslation } from 'react-i18next';
import { ICON } from './icon.ts';
import { keysOf } from './keys.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';
import { useHistorySteps } from './use-look.ts';

export function HistoryTools() {
  const { t } = useTranslation();
  const [editor] = useLexicalComposerContext();
  const { canUndo, canRedo } = useHistorySteps();
  return (
    <ToolGroup>
      <ToolButton
        label={t('editor.undo')}
        keys={keysOf('Z')}
        idle={!canUndo}
        onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      >
        <IconArrowBackUp {...ICON} />
      </ToolButton>
      <ToolButton
        label={t('editor.redo')}
        keys={keysOf('Y')}
        idle={!canRedo}
        onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      >
        <IconArrowForwardUp {...ICON} />
      </ToolButton>
    </ToolGroup>
  );
}
