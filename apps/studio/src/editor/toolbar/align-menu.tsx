import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IconAlignCenter, IconAlignJustified, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import { FORMAT_ELEMENT_COMMAND } from 'lexical';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { ALIGNMENTS } from '../document/document-model.ts';
import { updateSelection } from '../plugins/update-selection.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import type { SelectionFormat } from './selection-format.ts';
import { TOOLBAR_ICON } from './toolbar-icon.ts';

const ICONS = {
  left: IconAlignLeft,
  center: IconAlignCenter,
  right: IconAlignRight,
  justify: IconAlignJustified,
} as const;

export function AlignMenu({ look }: { look: SelectionFormat }) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const Icon = ICONS[look.align];
  return (
    <ChoiceMenu
      label={t('editor.align', { name: t(`editor.align.${look.align}`) })}
      shown={<Icon {...TOOLBAR_ICON} />}
      chosen={look.align}
      choices={ALIGNMENTS.map((value) => {
        const Sign = ICONS[value];
        return { value, label: t(`editor.align.${value}`), icon: <Sign {...TOOLBAR_ICON} /> };
      })}
      // Left is the default, so it is stored as no alignment.
      onChoose={(align) =>
        updateSelection(editor, () => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, align === 'left' ? '' : align))
      }
    />
  );
}
