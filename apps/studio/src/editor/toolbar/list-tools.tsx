import { $insertList } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $setBlocksType } from '@lexical/selection';
import { IconIndentDecrease, IconIndentIncrease, IconList, IconListNumbers } from '@tabler/icons-react';
import { $createParagraphNode, $getSelection, INDENT_CONTENT_COMMAND, OUTDENT_CONTENT_COMMAND } from 'lexical';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { updateSelection } from '../plugins/update-selection.ts';
import type { SelectionFormat } from './selection-format.ts';
import { shortcutLabel } from './shortcut-label.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';
import { TOOLBAR_ICON } from './toolbar-icon.ts';

const LISTS = { bullet: IconList, number: IconListNumbers } as const;
type Kind = keyof typeof LISTS;

/** Toggle buttons for bullet and numbered lists. Toggling a list off turns the selected items into paragraphs. */
export function ListTools({ look, kinds }: { look: SelectionFormat; kinds: readonly Kind[] }) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const toggle = (kind: Kind) =>
    updateSelection(editor, () => {
      if (look.list === kind) $setBlocksType($getSelection(), $createParagraphNode);
      else $insertList(kind);
    });
  return (
    <ToolGroup>
      {kinds.map((kind) => {
        const Icon = LISTS[kind];
        return (
          <ToolButton key={kind} label={t(`editor.${kind}`)} active={look.list === kind} onClick={() => toggle(kind)}>
            <Icon {...TOOLBAR_ICON} />
          </ToolButton>
        );
      })}
    </ToolGroup>
  );
}

export function IndentTools() {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  return (
    <ToolGroup>
      <ToolButton
        label={t('editor.outdent')}
        keys={shortcutLabel('[')}
        onClick={() => updateSelection(editor, () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined))}
      >
        <IconIndentDecrease {...TOOLBAR_ICON} />
      </ToolButton>
      <ToolButton
        label={t('editor.indent')}
        keys={shortcutLabel(']')}
        onClick={() => updateSelection(editor, () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined))}
      >
        <IconIndentIncrease {...TOOLBAR_ICON} />
      </ToolButton>
    </ToolGroup>
  );
}
