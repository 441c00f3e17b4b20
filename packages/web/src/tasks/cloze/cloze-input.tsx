import type { AnswerProps } from '../answer-form.ts';
import type { GapFill } from './cloze-gaps.ts';
import { ClozeTyping } from './cloze-typing.tsx';
import { ClozeWords } from './cloze-words.tsx';

/** A text with gaps: filled from a list of words if the task offers them, else typed. */
export function ClozeInput(props: AnswerProps<'cloze', readonly GapFill[]>) {
  return props.content.preview ? <ClozeWords {...props} /> : <ClozeTyping {...props} />;
}
