import './mantine-parts.css';
import { type InitialConfigType, LexicalComposer } from '@lexical/react/LexicalComposer';
import { useState } from 'react';
import { EditorField, type EditorFieldProps } from './editor-field.tsx';
import { editorNodes } from './lexical/editor-nodes.ts';
import { editorTheme } from './lexical/editor-theme.ts';
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
