import './mantine-parts.css';
import { type InitialConfigType, LexicalComposer } from '@lexical/react/LexicalComposer';
import type { EditorThemeClasses } from 'lexical';
import { useState } from 'react';
import { EditorField, type EditorFieldProps } from './editor-field.tsx';
import { editorNodes } from './lexical/editor-nodes.ts';
import styles from './lexical/editor-theme.module.css';
import { $replaceContent } from './lexical/replace-content.ts';
import { readPurifiedHtml } from './paste/read-purified-html.ts';

/** The complete editor. Pages use RichTextEditor, which loads it lazily. */
export function Editor(props: EditorFieldProps) {
  const [config] = useState(
    (): InitialConfigType => ({
      namespace: 'puzzle-runs',
      nodes: editorNodes,
      theme: editorTheme,
      editable: !props.disabled,
      editorState: () => $replaceContent(readPurifiedHtml(props.value)),
      onError: reportError,
    }),
  );
  return (
    <LexicalComposer initialConfig={config}>
      <EditorField {...props} />
    </LexicalComposer>
  );
}

/** Classes for formats without an HTML tag in the editor. Everything else is styled by tag, as players see it. */
const editorTheme: EditorThemeClasses = {
  text: {
    underline: styles.underline ?? '',
    strikethrough: styles.strikethrough ?? '',
    underlineStrikethrough: styles.underlineStrikethrough ?? '',
  },
  list: { nested: { listitem: styles.nestedItem ?? '' } },
  tableCellSelected: styles.cellSelected ?? '',
  tableSelection: styles.tableSelection ?? '',
  hrSelected: styles.ruleSelected ?? '',
};
