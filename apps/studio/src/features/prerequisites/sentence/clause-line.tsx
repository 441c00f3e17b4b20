import type { UnlockType } from '@puzzle-runs/domain/poi/arrival.ts';
import { type Condition, type ConditionType, isCondition } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import { SettingWord } from '#ui/setting-word.tsx';
import { Chip, RemoveButton } from './chip.tsx';
import type { OpenList } from './option-list.tsx';
import styles from './sentence.module.css';
import { type Clause, namesOf } from './sentence.ts';

interface Props {
  clause: Clause;
  /** Its place among all conditions. */
  index: number;
  /** Whether the sentence ends with it. */
  isLast: boolean;
  /** Whether it was just added, and its figure is to be typed. */
  isFresh: boolean;
  open: OpenList | undefined;
  onOpen: (list: OpenList) => void;
  /** Undefined for what is gone. */
  nameOf: (kind: ConditionType, id: number) => string | undefined;
  /** What a decision asks. */
  decisionOf: (task: number) => string;
  onValue: (value: number) => void;
  onRemoveName: (id: number) => void;
  onRemove: () => void;
}

/** One condition in words; each of its chips changes a part of it. */
export function ClauseLine(props: Props) {
  const { clause } = props;
  return isCondition(clause) ? (
    <ListClause {...props} condition={clause} />
  ) : (
    <FigureClause {...props} type={clause.unlock_type} />
  );
}

function ListClause({ condition, ...props }: Props & { condition: Condition }) {
  const { clause, index, isLast, open, onOpen, nameOf, decisionOf, onRemoveName } = props;
  const { t } = useTranslation(poisTexts);
  const names = namesOf(clause) ?? [];
  const all = names.length;
  const isOne = all === 1;
  const { unlock_type: kind } = condition;
  const chip = (list: OpenList) => ({
    id: list.chip,
    isOpen: open?.chip === list.chip,
    onOpen: () => onOpen(list),
  });
  return (
    <>
      <span>
        {kind === 'decision' ? t('opens.when.decision', { name: decisionOf(condition.task) }) : t('opens.when')}
      </span>
      {!isOne && kind !== 'decision' && (
        <>
          <Chip {...chip({ chip: `amount ${index}`, what: 'amount', clause: index })}>
            {clause.value === all
              ? t('opens.amount.all', { all })
              : t('opens.amount.some', { value: clause.value, all })}
            <IconChevronDown aria-hidden="true" size={16} />
          </Chip>
          <span>{t(clause.value === all ? 'opens.of.all' : 'opens.of.some')}</span>
        </>
      )}
      {names.map((id, place) => {
        const name = isolated(nameOf(kind, id) ?? t('opens.gone'));
        const chosen = (
          <Chip
            key={id}
            {...chip({ chip: `name ${index} ${place}`, what: 'swap', clause: index, name: id })}
            remove={{ label: t('opens.remove', { name }), onRemove: () => onRemoveName(id) }}
          >
            {name}
          </Chip>
        );
        return kind === 'decision' && place > 0 ? [<span key={`or ${id}`}>{t('opens.or')}</span>, chosen] : chosen;
      })}
      <Chip
        {...chip({ chip: `add ${index}`, what: 'names', clause: index })}
        look="add"
        label={t(`opens.add.${kind}.label`)}
      >
        <IconPlus aria-hidden="true" size={16} />
        {t(`opens.add.${kind}`)}
      </Chip>
      <span>{`${t(`opens.${kind}`, { count: clause.value })}${isLast ? '.' : ''}`}</span>
    </>
  );
}

function FigureClause({ clause, type, isFresh, onValue, onRemove }: Props & { type: UnlockType }) {
  const { t } = useTranslation(poisTexts);
  const words = t(`opens.${type}`, { count: clause.value });
  return (
    <>
      <span>{t(type === 'points' ? 'opens.from' : 'opens.after')}</span>
      <span className={styles.chip} data-look="chosen">
        <SettingWord word={words} label={t(`prerequisite.value.${type}`)} isSet isChip startsOpen={isFresh}>
          <ClampedNumberField value={clause.value} onChange={onValue} label={t(`prerequisite.value.${type}`)} />
        </SettingWord>
        <RemoveButton label={t('opens.remove', { name: words })} onRemove={onRemove} />
      </span>
    </>
  );
}
