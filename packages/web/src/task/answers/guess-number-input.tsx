import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/field.tsx';
import type { AnswerProps } from './answer-props.ts';
import styles from './guess-number-input.module.css';

/** A number field, clamped on blur; with a slider if the task has a range. */
export function GuessNumberInput({ content, draft, onDraft }: AnswerProps<'guess_number'>) {
  const { t } = useTranslation();
  const { range_from: from, range_to: to } = content;
  const field = (
    <NumberField
      label={t('play.answer.number')}
      value={draft}
      onChange={(event) => onDraft(event.currentTarget.value)}
      onBlur={() => onDraft(String(clampNumber(draft)))}
      autoComplete="off"
      enterKeyHint="send"
    />
  );
  if (from === null || to === null) return field;
  return (
    <div className={styles.ranged}>
      <div className={styles.slider}>
        <input
          type="range"
          aria-label={t('play.answer.slider')}
          min={from}
          max={to}
          value={clampNumber(draft)}
          onChange={(event) => onDraft(event.currentTarget.value)}
        />
        <span>{from}</span>
        <span>{to}</span>
      </div>
      {field}
    </div>
  );
}
