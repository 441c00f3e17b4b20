import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import field from '@puzzle-runs/web/ui/field.module.css';
import { FieldFrame, type FieldTexts } from '@puzzle-runs/web/ui/field-frame.tsx';
import { useTranslation } from 'react-i18next';
import { feedbackTexts } from '#i18n/feedback.ts';
import styles from './feedback.module.css';

interface Props extends FieldTexts {
  value: string;
  max: number;
  onChange: (value: string) => void;
}

/** Text of a few lines with a character count. Does not cut off; a text that is too long shows an error. */
export function ShortText({ value, max, onChange, error, ...texts }: Props) {
  const { t } = useTranslation(feedbackTexts);
  const { length } = value.trim();
  const tooLong = length > max ? t('feedback.tooLong', { max }) : undefined;
  return (
    <div>
      <FieldFrame {...texts} error={tooLong ?? error}>
        {(control) => (
          <textarea
            className={classNames(field.input, styles.text)}
            rows={4}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            {...control}
          />
        )}
      </FieldFrame>
      <p className={styles.length}>{t('feedback.length', { length, max })}</p>
    </div>
  );
}
