import { useTranslation } from 'react-i18next';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import { AttemptsField } from './attempts-field.tsx';
import { KINDS } from './kinds.ts';
import { OptionTiles } from './option-tiles.tsx';
import styles from './task-facts.module.css';
import type { TaskValues } from './task-values.ts';

type Kind = TaskValues['task_type'];

interface Props {
  values: TaskValues;
  onChange: (values: TaskValues) => void;
  /** Changes the kind of a new task; undefined for a stored task, which keeps its kind. */
  onKind: ((kind: Kind) => void) | undefined;
  /** Id of the form that submits these fields. */
  form: string;
}

/** Kind, points and attempts of a task. */
export function TaskFacts({ values, onChange, onKind, form }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.facts} role="group" aria-label={t('task.facts')}>
      <OptionTiles
        label={t('task.kind')}
        hint={onKind ? t('task.kind.hint') : undefined}
        options={(Object.keys(KINDS) as Kind[]).map((value) => ({
          value,
          label: t(KINDS[value].label),
          Icon: KINDS[value].Icon,
        }))}
        value={values.task_type}
        onChange={(kind) => onKind?.(kind)}
        fixed={!onKind}
      />
      <div className={styles.numbers}>
        <ClampedNumberField
          label={t('task.points')}
          form={form}
          value={values.points}
          onChange={(points) => onChange({ ...values, points })}
        />
        <AttemptsField form={form} value={values.attempts} onChange={(attempts) => onChange({ ...values, attempts })} />
      </div>
    </div>
  );
}
