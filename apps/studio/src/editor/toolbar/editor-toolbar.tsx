import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { Toolbar } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconDots } from '@tabler/icons-react';
import { REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import type { DialogName } from '../dialogs/editor-dialogs.tsx';
import { rememberOutsideFocus } from '../plugins/update-selection.ts';
import { AlignMenu } from './align-menu.tsx';
import { BlockMenu, FontMenu, SizeMenu } from './block-tools.tsx';
import { ColorTools } from './color-tool.tsx';
import { ClearFormatTool, FIRST_FORMATS, FormatTools, OTHER_FORMATS } from './format-tools.tsx';
import { InsertTools } from './insert-tools.tsx';
import { IndentTools, ListTools } from './list-tools.tsx';
import type { SelectionFormat } from './selection-format.ts';
import { shortcutLabel } from './shortcut-label.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';
import styles from './toolbar.module.css';
import { TOOLBAR_ICON } from './toolbar-icon.ts';
import { useHistorySteps } from './use-selection-format.ts';
import { type EditorView, ViewTools } from './view-tools.tsx';

interface Props {
  label: string;
  look: SelectionFormat;
  view: EditorView;
  onView: (view: EditorView) => void;
  onOpen: (dialog: DialogName) => void;
  /** Little room: rarely used tools move behind a button. */
  compact: boolean;
  /** Very little room: the list tools also move behind the button, so that the first tools fit in one row. */
  narrow: boolean;
}

/** All tools of the editor. The toolbar is one tab stop; arrow keys move between the tools. */
export function EditorToolbar({ label, compact, narrow, ...tools }: Props) {
  const { t } = useTranslation(editorTexts);
  const content = tools.view.code ? (
    <ViewTools {...tools} />
  ) : compact ? (
    <CompactTools {...tools} narrow={narrow} />
  ) : (
    <>
      <HistoryTools />
      <AllTools {...tools} />
    </>
  );
  return (
    <Toolbar
      aria-label={t('editor.tools', { label })}
      className={styles.toolbar ?? ''}
      data-compact={compact || undefined}
    >
      {content}
    </Toolbar>
  );
}

type Tools = Omit<Props, 'label' | 'compact' | 'narrow'>;

const ALL_LISTS = ['bullet', 'number'] as const;
const FIRST_LISTS = ['bullet'] as const;
const OTHER_LISTS = ['number'] as const;

/** One row for a phone; a button shows the other tools. */
function CompactTools({ narrow, ...tools }: Tools & { narrow: boolean }) {
  const { t } = useTranslation(editorTexts);
  const [more, setMore] = useState(false);
  return (
    <>
      <HistoryTools />
      <FormatTools look={tools.look} names={FIRST_FORMATS} />
      {!narrow && <ListTools look={tools.look} kinds={FIRST_LISTS} />}
      <ToolButton
        label={t(more ? 'editor.less' : 'editor.more')}
        className={styles.more}
        aria-expanded={more}
        onClick={() => setMore(!more)}
      >
        <IconDots {...TOOLBAR_ICON} />
      </ToolButton>
      {more && <AllTools {...tools} rest lists={narrow ? ALL_LISTS : OTHER_LISTS} />}
    </>
  );
}

interface Many extends Tools {
  rest?: boolean;
  lists?: ComponentProps<typeof ListTools>['kinds'];
}

/** All tools; with `rest` only those that CompactTools does not show in its first row. */
function AllTools({ look, view, onView, onOpen, rest = false, lists = ALL_LISTS }: Many) {
  return (
    <>
      <ToolGroup>
        <BlockMenu look={look} />
        <FontMenu look={look} />
        <SizeMenu look={look} />
      </ToolGroup>
      <FormatTools look={look} {...(rest && { names: OTHER_FORMATS })} />
      <ClearFormatTool />
      <ColorTools look={look} />
      <ListTools look={look} kinds={lists} />
      <IndentTools />
      <AlignMenu look={look} />
      <InsertTools look={look} onOpen={onOpen} />
      <ViewTools view={view} onView={onView} />
    </>
  );
}

function HistoryTools() {
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
