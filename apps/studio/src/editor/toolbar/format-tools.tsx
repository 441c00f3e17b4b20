import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $forEachSelectedTextNode } from '@lexical/selection';
import {
  IconBold,
  IconClearFormatting,
  IconItalic,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
} from '@tabler/icons-react';
import { $getSelection, $isRangeSelection, FORMAT_TEXT_COMMAND } from 'lexical';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { updateSelection } from '../plugins/update-selection.ts';
import type { SelectionFormat } from './selection-format.ts';
import { shortcutLabel } from './shortcut-label.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';
import { TOOLBAR_ICON } from './toolbar-icon.ts';

const FORMAT_BUTTONS = {
  bold: { Icon: IconBold, key: 'B' },
  italic: { Icon: IconItalic, key: 'I' },
  underline: { Icon: IconUnderline, key: 'U' },
  strikethrough: { Icon: IconStrikethrough, key: undefined },
  subscript: { Icon: IconSubscript, key: undefined },
  superscript: { Icon: IconSuperscript, key: undefined },
} as const;
type Name = keyof typeof FORMAT_BUTTONS;

const ALL = Object.keys(FORMAT_BUTTONS) as readonly Name[];

/** The most used formats, shown first when there is little room. */
export const FIRST_FORMATS: readonly Name[] = ['bold', 'italic'];
export const OTHER_FORMATS: readonly Name[] = ALL.filter((name) => !FIRST_FORMATS.includes(name));

/** Toggle buttons for the formats of the selection; all formats by default. */
export function FormatTools({ look, names = ALL }: { look: SelectionFormat; names?: readonly Name[] }) {
  return (
    <ToolGroup>
      {names.map((name) => (
        <FormatButton key={name} name={name} look={look} />
      ))}
    </ToolGroup>
  );
}

export function ClearFormatTool() {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  return (
    <ToolButton label={t('editor.clear')} onClick={() => updateSelection(editor, $clearFormat)}>
      <IconClearFormatting {...TOOLBAR_ICON} />
    </ToolButton>
  );
}

function FormatButton({ name, look }: { name: Name; look: SelectionFormat }) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const { Icon, key } = FORMAT_BUTTONS[name];
  return (
    <ToolButton
      label={t(`editor.${name}`)}
      keys={key && shortcutLabel(key)}
      active={look.formats.includes(name)}
      onClick={() => updateSelection(editor, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, name))}
    >
      <Icon {...TOOLBAR_ICON} />
    </ToolButton>
  );
}

/** Removes all formats, colours, fonts and sizes from the selection; call it inside an update. */
function $clearFormat(): void {
  const selection = $getSelection();
  $forEachSelectedTextNode((node) => {
    node.setFormat(0).setStyle('');
  });
  if (!$isRangeSelection(selection)) return;
  selection.setFormat(0);
  selection.setStyle('');
}
