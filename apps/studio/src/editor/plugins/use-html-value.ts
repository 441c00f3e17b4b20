import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getRoot, CLEAR_HISTORY_COMMAND, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical';
import { useEffect, useRef } from 'react';
import { writeHtml } from '../document/write-html.ts';
import { createDocumentReader } from '../lexical/document-reader.ts';
import { $replaceContent } from '../lexical/replace-content.ts';
import { $documentOf } from '../lexical/to-document.ts';
import { readPurifiedHtml } from '../paste/read-purified-html.ts';

/** Returns the editor's content as HTML. */
export function htmlOf(editor: LexicalEditor): string {
  return editor.read($html);
}

function $html(): string {
  return writeHtml($documentOf($getRoot().getChildren()));
}

/** Synchronises the editor with `value`: edits call `onChange`, and a `value` set from outside replaces the content. */
export function useHtmlValue(value: string, onChange: (html: string) => void): void {
  const [editor] = useLexicalComposerContext();
  /** The last value that editor and parent agreed on. */
  const agreed = useRef(value);
  /** The same value as serialised by the editor; undefined while the editor reads a new value. */
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
