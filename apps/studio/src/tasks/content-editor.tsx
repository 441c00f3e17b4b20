import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { ComponentType } from 'react';
import { ChoiceEditor } from './choice/choice-editor.tsx';
import { ClozeEditor } from './cloze/cloze-editor.tsx';
import { DecisionEditor } from './decision/decision-editor.tsx';
import type { EditorProps } from './editor/editor-props.ts';
import { GuessNumberEditor } from './guess-number/guess-number-editor.tsx';
import { GuessTextEditor } from './guess-text/guess-text-editor.tsx';
import { LocateEditor } from './locate/locate-editor.tsx';
import { OrderEditor } from './order/order-editor.tsx';
import { PhotoEditor } from './photo/photo-editor.tsx';

const EDITORS: { readonly [K in TaskType]: ComponentType<EditorProps<K>> } = {
  guess_text: GuessTextEditor,
  choice: ChoiceEditor,
  guess_number: GuessNumberEditor,
  locate: LocateEditor,
  cloze: ClozeEditor,
  order: OrderEditor,
  photo: PhotoEditor,
  decision: DecisionEditor,
};

/** Editor of the content of one kind of task. */
export function ContentEditor<K extends TaskType>({ type, ...props }: EditorProps<K> & { type: K }) {
  const Editor: ComponentType<EditorProps<K>> = EDITORS[type];
  return <Editor {...props} />;
}
