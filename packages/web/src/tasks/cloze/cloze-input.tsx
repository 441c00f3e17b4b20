import { ANSWER_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { taskTexts } from '../../i18n/task.ts';
import type { AnswerProps } from '../answer-form.ts';
import { fillGap, type GapFill } from './cloze-gaps.ts';
import styles from './cloze-input.module.css';
import { ClozeWords } from './cloze-words.tsx';
import { GappedText } from './gapped-text.tsx';

/** A text with gaps: filled from a list of words if the task offers them, else typed. */
export function ClozeInput(props: AnswerProps<'cloze', readonly GapFill[]>) {
  return props.content.preview ? <ClozeWords {...props} /> : <ClozeTyping {...props} />;
}

/** A cloze without offered words. */
function ClozeTyping({ content, draft, onDraft }: AnswerProps<'cloze', readonly GapFill[]>) {
  const { t } = useTranslation(taskTexts);
  return (
    <div className={styles.text} {...useContentLanguage()}>
      <GappedText
        html={content.text}
        renderGap={(gap) => (
          <input
            className={styles.typed}
            aria-label={t('play.answer.gap', { n: gap + 1 })}
            value={String(draft[gap] ?? '')}
            onChange={(event) => onDraft(fillGap(draft, gap, event.currentTarget.value))}
            maxLength={ANSWER_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      />
    </div>
  );
}
