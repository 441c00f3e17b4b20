import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import type { UnlockType } from '@puzzle-runs/domain/poi/arrival.ts';
import type { Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { useEffect, useRef } from 'react';
import { AmountOptions, KindOptions, type ListKind, NameOptions, type OpenList } from './option-list.tsx';
import { type Clause, namesOf } from './sentence.ts';

interface OptionsProps {
  open: OpenList;
  /** The condition that the list changes. */
  clause: Clause | undefined;
  trail: ExplorationTrail;
  self: number;
  onKind: (kind: ListKind) => void;
  onFigure: (type: UnlockType) => void;
  /** Begins a condition with its first name. */
  onFirst: (id: number) => void;
  onToggle: (clause: Clause, id: number) => void;
  onSwap: (clause: Clause, from: number, to: number) => void;
  onAmount: (clause: Clause, value: number) => void;
}

/** The options of the open list. The first one, or the chosen one, gets the focus, also when another list was open. */
export function OpenOptions(props: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const options = list.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [];
    const option = [...options].find((each) => each.matches('[data-autofocus]')) ?? options[0];
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

function OptionsOf({ open, clause, trail, self, onKind, onFigure, onFirst, onToggle, onSwap, onAmount }: OptionsProps) {
  const names = { pois: trail.Pois, self, chosen: (clause && namesOf(clause)) ?? [] };
  const kind = clause?.unlock_type === 'task_list' ? 'task_list' : 'poi_list';
  switch (open.what) {
    case 'new':
      return (
        <>
          <NameOptions {...names} kind={open.kind} onPick={(id) => (clause ? onToggle(clause, id) : onFirst(id))} />
          {open.kind === 'poi_list' && (
            <KindOptions
              hasTasks={trail.Pois.some(({ id, Tasks }) => id !== self && Tasks.length > 0)}
              onFigure={onFigure}
              onTasks={() => onKind('task_list')}
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

export function firstClause(kind: ListKind, id: number): Qualifier {
  return kind === 'poi_list'
    ? { unlock_type: kind, pois: [id], value: 1 }
    : { unlock_type: kind, tasks: [id], value: 1 };
}
