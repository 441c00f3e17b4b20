import type { ComponentType } from 'react';
import { lazyPart } from '../../on-demand/lazy-part.tsx';
import type { FormKind } from './answer-drafts.ts';
import type { AnswerProps } from './answer-props.ts';
import { ChoiceInput } from './choice-input.tsx';
import { GuessNumberInput } from './guess-number-input.tsx';
import { GuessTextInput } from './guess-text-input.tsx';
import { LocateInput } from './locate-input.tsx';

type AnswerInputs = { [K in FormKind]: ComponentType<AnswerProps<K>> };

const inputs: AnswerInputs = {
  guess_text: GuessTextInput,
  guess_number: GuessNumberInput,
  choice: ChoiceInput,
  cloze: lazyPart(() => import('./cloze-input.tsx').then((file) => file.ClozeInput)),
  locate: LocateInput,
  order: lazyPart(() => import('./order-input.tsx').then((file) => file.OrderInput)),
};

interface Props<K extends FormKind> extends AnswerProps<K> {
  kind: K;
}

/** The answer input of a task's kind. */
export function AnswerInput<K extends FormKind>({ kind, ...props }: Props<K>) {
  const Input: ComponentType<AnswerProps<K>> = inputs[kind];
  return <Input {...props} />;
}
