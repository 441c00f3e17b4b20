import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import type { UnlockType } from '@puzzle-runs/domain/poi/arrival.ts';
import { isCondition, type Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { useEffect, useRef } from 'react';
import type { Decision } from '#shell/poi-page/decisions.ts';
import { AmountOptions, KindOptions, type ListKind, NameOptions, type OpenList } from './option-list.tsx';
import { type Clause, namesOf } from './sentence.ts';

interface OptionsProps {
  open: OpenList;
  /** The condition that the list changes. */
  clause: Clause | undefined;
  trail: ExplorationTrail;
  decisions: readonly Decision[];
  self: number;
  onKind: (kind: ListKind) => void;
  onFigure: (type: UnlockType) => void;
  /** Begins a condition with its first name. */
  onFirst: (id: number) => void;
  onToggle: (clause: Clause, id: number) => void;
  onSwap: (clause: Clause, from: number, to: number) => void;
  onAmount: (clause: Clause, value: number) => void;
}

/** The options of the open list. The first one, or the only chosen one, gets the focus, also after another list. */
export function OpenOptions(props: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const options = list.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [];
    const option =
      [...options].find((each) => each.matches('[role="menuitemradio"][aria-checked="true"]')) ?? options[0];
    const frame = list.current?.parentElement;
    // The list has no place yet: the page would scroll to where it is not.
    option?.focus({ preventScroll: true });
    if (option && frame) frame.scrollTop = option.offsetTop - frame.clientHeight / 2;
  }, []);
  return (
    <div ref={list} role="presentation">
      <OptionsOf {...props} />
    </div>
  );
}

function OptionsOf({
  open,
  clause,
  trail,
  self,
  onKind,
  onFigure,
  onFirst,
  onToggle,
  onSwap,
  onAmount,
  ...of
}: OptionsProps) {
  // A condition about a decision keeps it, and no poi waits for a decision of its own.
  const decisions = of.decisions.filter(({ id, poi }) =>
    clause?.unlock_type === 'decision' ? id === clause.task : poi !== self,
  );
  const names = { pois: trail.Pois, decisions, self, chosen: (clause && namesOf(clause)) ?? [] };
  const kind = clause && isCondition(clause) ? clause.unlock_type : 'poi_list';
  switch (open.what) {
    case 'new':
      return (
        <>
          <NameOptions {...names} kind={open.kind} onPick={(id) => (clause ? onToggle(clause, id) : onFirst(id))} />
          {open.kind === 'poi_list' && (
            <KindOptions
              kinds={[
                ...(trail.Pois.some(({ id, Tasks }) => id !== self && Tasks.length > 0)
                  ? (['task_list'] as const)
                  : []),
                ...(decisions.length > 0 ? (['decision'] as const) : []),
              ]}
              onFigure={onFigure}
              onKind={onKind}
            />
          )}
        </>
      );
    case 'names':
      return clause && <NameOptions {...names} kind={kind} onPick={(id) => onToggle(clause, id)} />;
    case 'swap':
      return (
        clause && (
          <NameOptions
            {...names}
            kind={kind}
            chosen={[open.name]}
            isSingle
            onPick={(id) => onSwap(clause, open.name, id)}
          />
        )
      );
    case 'amount':
      return (
        clause && (
          <AmountOptions all={names.chosen.length} value={clause.value} onPick={(value) => onAmount(clause, value)} />
        )
      );
  }
}

/** A new condition with its first name; undefined for an option that is gone. */
export function firstClause(kind: ListKind, id: number, decisions: readonly Decision[]): Qualifier | undefined {
  switch (kind) {
    case 'poi_list':
      return { unlock_type: kind, pois: [id], value: 1 };
    case 'task_list':
      return { unlock_type: kind, tasks: [id], value: 1 };
    case 'decision': {
      const decision = decisions.find(({ options }) => options.some((option) => option.id === id));
      return decision && { unlock_type: kind, task: decision.id, options: [id], value: 1 };
    }
  }
}
