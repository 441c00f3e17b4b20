import { useTranslation } from 'react-i18next';
import { NumberField } from '#ui/number-field.tsx';
import { AttemptsField } from './attempts-field.tsx';
import { KINDS } from './kinds.ts';
import { OptionTiles } from './option-tiles.tsx';
import type { QuestValues } from './quest.ts';
import styles from './quest-facts.module.css';

type Kind = QuestValues['task_type'];

interface Props {
  values: QuestValues;
  onChange: (values: QuestValues) => void;
  /** Chooses the kind of a new quest; a stored one keeps its own. */
  onKind: ((kind: Kind) => void) | undefined;
  /** Id of the form they belong to. */
  form: string;
}

/** Kind, points and attempts of a quest. */
export function QuestFacts({ values, onChange, onKind, form }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.facts} role="group" aria-label={t('quest.facts')}>
      <OptionTiles
        label={t('quest.kind')}
        hint={onKind ? t('quest.kind.hint') : undefined}
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
        <NumberField
          label={t('quest.points')}
          form={form}
          value={values.points}
          onChange={(points) => onChange({ ...values, points })}
        />
        <AttemptsField form={form} value={values.attempts} onChange={(attempts) => onChange({ ...values, attempts })} />
      </div>
    </div>
  );
}
