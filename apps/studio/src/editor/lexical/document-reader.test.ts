// @vitest-environment happy-dom

import { htmlSamples } from '@puzzle-runs/domain/test-data/html-samples.ts';
import fc from 'fast-check';
import { $createParagraphNode, $createTextNode, $getRoot, $isElementNode, $isTextNode, createEditor } from 'lexical';
import { expect, test } from 'vitest';
import { readHtml } from '../document/read-html.ts';
import { writeHtml } from '../document/write-html.ts';
import { createDocumentReader } from './document-reader.ts';
import { editorNodes } from './editor-nodes.ts';
import { $replaceContent } from './replace-content.ts';
import { $documentOf } from './to-document.ts';

/** Editing steps; `at` selects the node. */
const STEPS = ['type', 'remove', 'add', 'format', 'move', 'fill', 'goBack'] as const;
const step = fc.record({ what: fc.constantFrom(...STEPS), at: fc.nat(1_000) });
const HTML = Object.values(htmlSamples);

test('incremental reading matches a full read after any sequence of edits and undos', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const editor = createEditor({ nodes: editorNodes, onError: (error) => expect.fail(String(error)) });
      editor.setRootElement(document.createElement('div'));
      editor.update(() => $replaceContent([]), { discrete: true });
      const states = [editor.getEditorState()];
      const $read = createDocumentReader();
      editor.registerUpdateListener(({ editorState, ...changes }) => {
        if (changes.dirtyElements.size === 0 && changes.dirtyLeaves.size === 0) return;
        const [pieces, whole] = editorState.read(() => [
          writeHtml($read(changes)),
          writeHtml($documentOf($getRoot().getChildren())),
        ]);
        expect(pieces).toBe(whole);
      });
      for (const { what, at } of steps) {
        if (what === 'goBack') {
          // Undo replaces the whole state.
          editor.setEditorState(states[at % states.length] ?? editor.getEditorState());
          continue;
        }
        editor.update(
          () => {
            const texts = $getRoot().getAllTextNodes();
            const blocks = $getRoot().getChildren();
            const text = texts[at % texts.length];
            const block = blocks[at % blocks.length];
            if (what === 'fill') {
              const page = new DOMParser().parseFromString(HTML[at % HTML.length] ?? '', 'text/html');
              $replaceContent(readHtml(page.body));
            } else if (what === 'add') $getRoot().append($createParagraphNode().append($createTextNode(`${at}`)));
            else if (what === 'remove' && blocks.length > 1) block?.remove();
            else if (what === 'move' && block && blocks[0] && block !== blocks[0]) blocks[0].insertBefore(block);
            else if (what === 'type' && $isTextNode(text)) text.setTextContent(`${text.getTextContent()}${at}`);
            else if (what === 'format' && $isElementNode(block)) block.setFormat(at % 2 ? 'center' : '');
          },
          { discrete: true },
        );
        states.push(editor.getEditorState());
      }
    }),
    { numRuns: 60 },
  );
});
