import { Button } from '@mantine/core';
import { ATTEMPTS_MIN, clampAttempts } from '@puzzle-runs/domain/clamp-number.ts';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import styles from './task-facts.module.css';
import type { TaskValues } from './task-values.ts';

interface Props {
  values: TaskValues;
  onChange: (values: TaskValues) => void;
}

/** Points and attempts of a task. */
export function TaskFacts({ values, onChange }: Props) {
  const { t } = useTranslation(tasksTexts);
  return (
    <div className={styles.numbers} role="group" aria-label={t('task.facts')}>
      <ClampedNumberField
        label={t('task.points')}
        description={values.points === 0 && t('task.points.none')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ input: values.points === 0 ? (styles.none ?? '') : '' }}
        value={values.points}
        onChange={(points) => onChange({ ...values, points })}
      />
      {/* A photo may be taken again as often as the reviewer asks for it. */}
      {values.task_type !== 'photo' && (
        <AttemptsField value={values.attempts} onChange={(attempts) => onChange({ ...values, attempts })} />
      )}
    </div>
  );
}

interface AttemptsFieldProps {
  /** Null means unlimited. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Limit of attempts; a button switches the limit on or off. */
function AttemptsField({ value, onChange }: AttemptsFieldProps) {
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
