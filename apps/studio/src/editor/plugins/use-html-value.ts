import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getRoot, CLEAR_HISTORY_COMMAND, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical';
import { useEffect, useRef } from 'react';
import { writeHtml } from '../document/write-html.ts';
import { createDocumentReader } from '../lexical/document-reader.ts';
import { $replaceContent } from '../lexical/replace-content.ts';
import { $documentOf } from '../lexical/to-document.ts';
import { readPurifiedHtml } from '../paste/read-purified-html.ts';

/** The content of the editor as HTML. */
export function htmlOf(editor: LexicalEditor): string {
  return editor.read($html);
}

function $html(): string {
  return writeHtml($documentOf($getRoot().getChildren()));
}

/** Keeps the editor and its value together: a change is told, a value that somebody else set replaces the content. */
export function useHtmlValue(value: string, onChange: (html: string) => void): void {
  const [editor] = useLexicalComposerContext();
  /** The value both sides agree on. */
  const agreed = useRef(value);
  /** How the editor writes it; undefined while it is being read. */
  const written = useRef<string>(undefined);
  const tell = useRef(onChange);

  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  useEffect(() => {
    if (value !== agreed.current) {
      written.current = undefined;
      editor.update(() => $replaceContent(readPurifiedHtml(value)), { discrete: true, tag: SKIP_DOM_SELECTION_TAG });
      editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined);
    }
    agreed.current = value;
    written.current ??= htmlOf(editor);
  }, [editor, value]);

  useEffect(() => {
    const $read = createDocumentReader();
    return editor.registerUpdateListener(({ editorState, ...changes }) => {
      if (changes.dirtyElements.size === 0 && changes.dirtyLeaves.size === 0) return;
      const html = editorState.read(() => writeHtml($read(changes)));
      if (written.current === undefined || html === written.current) return;
      written.current = html;
      agreed.current = html;
      tell.current(html);
    });
  }, [editor]);
}
