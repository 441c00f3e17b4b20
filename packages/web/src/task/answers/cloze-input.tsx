import type { AnswerProps } from './answer-props.ts';
import { ClozeTyping } from './cloze-typing.tsx';
import { ClozeWords } from './cloze-words.tsx';

/** A text with gaps: filled from a list of words where they are offered, else typed (specification 1, part 5). */
export function ClozeInput(props: AnswerProps<'cloze'>) {
  return props.content.preview ? <ClozeWords {...props} /> : <ClozeTyping {...props} />;
}
