import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { INSERT_HORIZONTAL_RULE_COMMAND } from '@lexical/react/LexicalHorizontalRuleNode';
import { IconLineDashed, IconLink, IconPhoto, IconVolume } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import type { DialogName } from '../dialogs/editor-dialogs.tsx';
import { updateSelection } from '../plugins/update-selection.ts';
import type { SelectionFormat } from './selection-format.ts';
import { shortcutLabel } from './shortcut-label.ts';
import { TableMenu } from './table-menu.tsx';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';
import { TOOLBAR_ICON } from './toolbar-icon.ts';

interface Props {
  look: SelectionFormat;
  onOpen: (dialog: DialogName) => void;
}

export function InsertTools({ look, onOpen }: Props) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  return (
    <ToolGroup>
      <ToolButton
        label={look.link ? t('editor.link.edit') : t('editor.link')}
        keys={shortcutLabel('K')}
        active={look.link !== undefined}
        aria-haspopup="dialog"
        onClick={() => onOpen('link')}
      >
        <IconLink {...TOOLBAR_ICON} />
      </ToolButton>
      <ToolButton
        label={look.image ? t('editor.image.edit') : t('editor.image')}
        active={look.image !== undefined}
        aria-haspopup="dialog"
        onClick={() => onOpen('image')}
      >
        <IconPhoto {...TOOLBAR_ICON} />
      </ToolButton>
      <ToolButton
        label={look.media ? t('editor.media.edit') : t('editor.media')}
        active={look.media !== undefined}
        aria-haspopup="dialog"
        onClick={() => onOpen('media')}
      >
        <IconVolume {...TOOLBAR_ICON} />
      </ToolButton>
      <TableMenu look={look} onInsert={() => onOpen('table')} />
      <ToolButton
        label={t('editor.rule')}
        onClick={() => updateSelection(editor, () => editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined))}
      >
        <IconLineDashed {...TOOLBAR_ICON} />
      </ToolButton>
    </ToolGroup>
  );
}
