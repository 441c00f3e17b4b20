import { $insertList, $removeList } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IconIndentDecrease, IconIndentIncrease, IconList, IconListNumbers } from '@tabler/icons-react';
import { INDENT_CONTENT_COMMAND, OUTDENT_CONTENT_COMMAND } from 'lexical';
import { useTranslation } from 'react-i18next';
import { perform } from '../plugins/perform.ts';
import { ICON } from './icon.ts';
import { keysOf } from './keys.ts';
import type { Look } from './look.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';

/** Lists with points and with numbers; pressed again, the list ends. */
export function ListTools({ look }: { look: Look }) {
  const { t } = useTranslation();
  const [editor] = useLexicalComposerContext();
  const toggle = (kind: 'bullet' | 'number') =>
    perform(editor, () => (look.list === kind ? $removeList() : $insertList(kind)));
  return (
    <ToolGroup>
      <ToolButton label={t('editor.bullet')} active={look.list === 'bullet'} onClick={() => toggle('bullet')}>
        <IconList {...ICON} />
      </ToolButton>
      <ToolButton label={t('editor.number')} active={look.list === 'number'} onClick={() => toggle('number')}>
        <IconListNumbers {...ICON} />
      </ToolButton>
    </ToolGroup>
  );
}

export function IndentTools() {
  const { t } = useTranslation();
  const [editor] = useLexicalComposerContext();
  return (
    <ToolGroup>
      <ToolButton
        label={t('editor.outdent')}
        keys={keysOf('[')}
        onClick={() => perform(editor, () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined))}
      >
        <IconIndentDecrease {...ICON} />
      </ToolButton>
      <ToolButton
        label={t('editor.indent')}
        keys={keysOf(']')}
        onClick={() => perform(editor, () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined))}
      >
        <IconIndentIncrease {...ICON} />
      </ToolButton>
    </ToolGroup>
  );
}
