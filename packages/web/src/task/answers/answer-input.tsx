import type { ComponentType } from 'react';
import type { FormKind } from './answer-drafts.ts';
import type { AnswerProps } from './answer-props.ts';
import { ChoiceInput } from './choice-input.tsx';
import { ClozeTyping } from './cloze-typing.tsx';
import { ClozeWords } from './cloze-words.tsx';
import { GuessNumberInput } from './guess-number-input.tsx';
import { GuessTextInput } from './guess-text-input.tsx';
import { LocateInput } from './locate-input.tsx';
import { OrderInput } from './order-input.tsx';

/** A text with gaps: filled from a list of words if the task offers them, else typed. */
function ClozeInput(props: AnswerProps<'cloze'>) {
  return props.content.preview ? <ClozeWords {...props} /> : <ClozeTyping {...props} />;
}

type AnswerInputs = { [K in FormKind]: ComponentType<AnswerProps<K>> };

const inputs: AnswerInputs = {
  guess_text: GuessTextInput,
  guess_number: GuessNumberInput,
  choice: ChoiceInput,
  cloze: ClozeInput,
  locate: LocateInput,
  order: OrderInput,
};

interface Props<K extends FormKind> extends AnswerProps<K> {
  kind: K;
}

/** The answer input of a task's kind. */
export function AnswerInput<K extends FormKind>({ kind, ...props }: Props<K>) {
  const Input: ComponentType<AnswerProps<K>> = inputs[kind];
  return <Input {...props} />;
}
