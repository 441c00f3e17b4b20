import { Checkbox } from '@mantine/core';
import { HINT_MINUTES_MAX, HINT_TRIES_MAX } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { useTimingSentence } from '#shell/poi-page/use-timing-sentence.ts';
import { WholeNumberField } from '#ui/clamped-number-field.tsx';
import { SettingWord } from '#ui/setting-word.tsx';
import styles from '../poi-fields.module.css';
import type { EditedHint } from '../poi-values.ts';

interface Props {
  /** Number on the screen, from 1. */
  number: number;
  hint: EditedHint;
  /** Whether minutes count from the arrival; otherwise from the opening of the poi. */
  fromArrival: boolean;
  onChange: (hint: EditedHint) => void;
}

/** When a hint comes and becomes free: one sentence, which opens the fields that change it. */
export function HintTimingField({ number, hint, fromArrival, onChange }: Props) {
  const { t } = useTranslation(poisTexts);
  // Empty also for the first hint that says to wait for the one before it, which was deleted.
  const sentence = useTimingSentence()(hint, number);
  const isSet = sentence !== '';
  const fields = [
    ['shown_after_tries', HINT_TRIES_MAX],
    ['shown_after_minutes', HINT_MINUTES_MAX],
    // What costs nothing cannot become free.
    ...(hint.cost > 0 || hint.free_after_minutes !== null ? [['free_after_minutes', HINT_MINUTES_MAX] as const] : []),
  ] as const;
  return (
    <div className={styles.timing}>
      <SettingWord
        word={isSet ? sentence : t('poi.hint.timing.none')}
        label={t('poi.hint.timing', { number })}
        isSet={isSet}
      >
        {fields.map(([field, max]) => (
          <WholeNumberField
            key={field}
            label={t(`poi.hint.${field}`)}
            placeholder={t(`poi.hint.${field}.none`)}
            min={1}
            max={max}
            value={hint[field] ?? ''}
            onChange={(value) => onChange({ ...hint, [field]: value === '' ? null : value })}
          />
        ))}
        {number > 1 && (
          <Checkbox
            label={t('poi.hint.after_previous', { number: number - 1 })}
            checked={hint.after_previous}
            onChange={({ target }) => onChange({ ...hint, after_previous: target.checked })}
          />
        )}
        <p className={styles.note}>{t(fromArrival ? 'poi.hint.timing.arrival' : 'poi.hint.timing.opening')}</p>
      </SettingWord>
    </div>
  );
}
