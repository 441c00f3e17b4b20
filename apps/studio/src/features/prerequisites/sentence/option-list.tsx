import { Menu } from '@mantine/core';
import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { UNLOCK_TYPES, type UnlockType } from '@puzzle-runs/domain/poi/arrival.ts';
import type { ConditionType } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import type { Decision } from '#shell/poi-page/decisions.ts';
import styles from './sentence.module.css';

/** What a list is about. */
export type ListKind = ConditionType;

/** The list that is open. `clause`: place of the condition that it changes. */
export type OpenList = {
  /** Id of the chip that gets the focus back. */ chip: string;
} /** `round`: how many conditions there were when it was opened. */ & (
  | { what: 'new'; kind: ListKind; round: number; clause?: number | undefined }
  | { what: 'names'; clause: number }
  | { what: 'swap'; clause: number; name: number }
  | { what: 'amount'; clause: number }
);

/** What conditions may name. */
export interface Nameable {
  pois: ExplorationTrail['Pois'];
  decisions: readonly Decision[];
}

interface NamesProps extends Nameable {
  kind: ListKind;
  /** The poi of the sentence, which cannot wait for itself. */
  self: number;
  chosen: readonly number[];
  /** Whether one takes the place of the other. */
  isSingle?: boolean;
  onPick: (id: number) => void;
}

/** The pois of a run with their numbers, its tasks by poi, or options by decision. */
export function NameOptions({ kind, pois, decisions, self, chosen, isSingle = false, onPick }: NamesProps) {
  const { t } = useTranslation(poisTexts);
  const others = pois.filter(({ id }) => id !== self);
  const option = ({ id, name }: { id: number; name: string }, position?: number) => (
    <Option key={id} isSingle={isSingle} isChecked={chosen.includes(id)} onPick={() => onPick(id)}>
      {position !== undefined && <span className={styles.number}>{position}</span>}
      {position !== undefined && ' '}
      {isolated(name)}
    </Option>
  );
  if (others.length === 0) return <Menu.Label className={styles.group ?? ''}>{t('opens.none')}</Menu.Label>;
  if (kind === 'poi_list') return others.map((poi) => option(poi, poi.position));
  if (kind === 'decision') {
    return decisions.flatMap(({ id, name, options }) => [
      <Menu.Label key={`of ${id}`} className={styles.group ?? ''}>
        {isolated(name)}
      </Menu.Label>,
      ...options.map((each) => option(each)),
    ]);
  }
  return others
    .filter(({ Tasks }) => Tasks.length > 0)
    .flatMap(({ id, position, name, Tasks }) => [
      <Menu.Label key={`of ${id}`} className={styles.group ?? ''}>{`${position} ${isolated(name)}`}</Menu.Label>,
      ...Tasks.map((task) => option(task)),
    ]);
}

/** How many of the named ones are needed. */
export function AmountOptions({ all, value, onPick }: { all: number; value: number; onPick: (value: number) => void }) {
  const { t } = useTranslation(poisTexts);
  return Array.from({ length: all }, (_, index) => all - index).map((each) => (
    <Option key={each} isSingle isChecked={each === value} onPick={() => onPick(each)}>
      {each === all ? t('opens.amount.all', { all }) : t('opens.amount.some', { value: each, all })}
    </Option>
  ));
}

interface KindProps {
  /** Kinds of lists, besides pois, that have something to choose from. */
  kinds: readonly Exclude<ListKind, 'poi_list'>[];
  onFigure: (type: UnlockType) => void;
  onKind: (kind: ListKind) => void;
}

/** The other kinds of conditions, below the list of pois. */
export function KindOptions({ kinds, onFigure, onKind }: KindProps) {
  const { t } = useTranslation(poisTexts);
  return (
    <>
      <Menu.Divider />
      {UNLOCK_TYPES.map((type) => (
        <Menu.Item key={type} className={styles.item ?? ''} onClick={() => onFigure(type)}>
          {t(`opens.kind.${type}`)}
        </Menu.Item>
      ))}
      {kinds.map((kind) => (
        <Menu.Item key={kind} className={styles.item ?? ''} onClick={() => onKind(kind)}>
          {t(`opens.kind.${kind}`)}
        </Menu.Item>
      ))}
    </>
  );
}

interface OptionProps {
  isSingle: boolean;
  isChecked: boolean;
  onPick: () => void;
  children: ReactNode;
}

function Option({ isSingle, isChecked, onPick, children }: OptionProps) {
  const common = { className: styles.item ?? '', checked: isChecked };
  return isSingle ? (
    // `onChange` would not tell of the one that is checked, which closes the list, too.
    <Menu.RadioItem value="" {...common} onClick={onPick}>
      {children}
    </Menu.RadioItem>
  ) : (
    <Menu.CheckboxItem {...common} onChange={onPick}>
      {children}
    </Menu.CheckboxItem>
  );
}
