import { useTranslation } from 'react-i18next';
import { taskTexts } from '../../i18n/task.ts';
import styles from './guess-number-input.module.css';

interface Props {
  from: number;
  to: number;
  /** Undefined until a number is chosen: the thumb then stands at `from`. */
  value: number | undefined;
  onValue: (value: number) => void;
}

/** A slider with its two ends and the chosen number, ungrouped as players type it: it may be a year. */
export function NumberSlider({ from, to, value, onValue }: Props) {
  const { t } = useTranslation(taskTexts);
  return (
    <div className={styles.slider}>
      <output className={styles.value} aria-hidden="true">
        {value ?? '–'}
      </output>
      <input
        type="range"
        aria-label={t('play.answer.slider')}
        aria-valuetext={value === undefined ? t('play.answer.sliderUnset') : String(value)}
        min={from}
        max={to}
        value={value ?? from}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
      <span>{from}</span>
      <span>{to}</span>
    </div>
  );
}
