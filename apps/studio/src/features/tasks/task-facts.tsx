import { Button } from '@mantine/core';
import { ATTEMPTS_MIN, clampAttempts } from '@puzzle-runs/domain/clamp-number.ts';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import styles from './task-facts.module.css';

interface PointsFieldProps {
  value: number;
  onChange: (value: number) => void;
}

export function PointsField({ value, onChange }: PointsFieldProps) {
  const { t } = useTranslation(tasksTexts);
  return (
    <ClampedNumberField
      label={t('task.points')}
      description={value === 0 && t('task.points.none')}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      classNames={{ input: value === 0 ? (styles.none ?? '') : '' }}
      value={value}
      onChange={onChange}
    />
  );
}

interface AttemptsFieldProps {
  /** Null means unlimited. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Limit of attempts; a button switches the limit on or off. */
export function AttemptsField({ value, onChange }: AttemptsFieldProps) {
  const { t } = useTranslation(tasksTexts);
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
