import { Button } from '@mantine/core';
import { ATTEMPTS_MIN, clampAttempts } from '@puzzle-runs/domain/clamp-number.ts';
import { useTranslation } from 'react-i18next';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import styles from './attempts-field.module.css';

interface Props {
  /** Null means unlimited. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Limit of attempts; a button switches the limit on or off. */
export function AttemptsField({ value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      {value === null ? (
        <p className={styles.label}>{t('task.attempts')}</p>
      ) : (
        <ClampedNumberField
          label={t('task.attempts')}
          value={value}
          clamp={(typed) => clampAttempts(typed) ?? ATTEMPTS_MIN}
          onChange={onChange}
        />
      )}
      <Button variant="outline" onClick={() => onChange(value === null ? ATTEMPTS_MIN : null)}>
        {t(value === null ? 'task.attempts.on' : 'task.attempts.off')}
      </Button>
      {value === null && <p className={styles.note}>{t('task.attempts.unlimited')}</p>}
    </div>
  );
}
