import { useTranslation } from 'react-i18next';
import styles from './guess-number-input.module.css';

interface Props {
  from: number;
  to: number;
  /** Undefined until a number is chosen: the thumb then stands at `from`. */
  value: number | undefined;
  format: (value: number) => string;
  onValue: (value: number) => void;
}

/** A slider with its two ends and the chosen number. */
export function NumberSlider({ from, to, value, format, onValue }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.slider}>
      <output className={styles.value} aria-hidden="true">
        {value === undefined ? '–' : format(value)}
      </output>
      <input
        type="range"
        aria-label={t('play.answer.slider')}
        aria-valuetext={value === undefined ? t('play.answer.sliderUnset') : format(value)}
        min={from}
        max={to}
        value={value ?? from}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
      <span>{format(from)}</span>
      <span>{format(to)}</span>
    </div>
  );
}
