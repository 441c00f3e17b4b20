import { Button, Menu } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { PREREQUISITES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import type { Gate } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { PlayingNote } from '#shell/playing-note.tsx';
import { useDecisions } from '#shell/poi-page/decisions.ts';
import type { PoiPlace } from '#shell/poi-page/poi-place.ts';
import { useChainWords } from '#shell/poi-page/use-condition-words.ts';
import { OpenRow } from '#ui/fold-row.tsx';
import { UnreachableNote } from '../unreachable-note.tsx';
import { Chip } from './chip.tsx';
import { ClauseLine } from './clause-line.tsx';
import { firstClause, OpenOptions } from './open-options.tsx';
import type { ListKind, Nameable, OpenList } from './option-list.tsx';
import styles from './sentence.module.css';
import { addClause, FIRST_VALUE, namesOf, removeClause, setValue, swapName, toggleName } from './sentence.ts';
import { useFocusOnClosed, useLinkedCondition } from './use-chip-focus.ts';
import { useSentenceForm } from './use-sentence-form.ts';

/** Where a list has room neither above nor below the sentence, it covers a part of it. */
const LIST_PLACE = { shift: { crossAxis: true, padding: 8 } };

interface Props {
  poi: ManagedPoi;
  place: PoiPlace;
  /** Called with what the sentence says, saved or not. */
  onShow: (gate: Gate) => void;
}

/** When a poi opens, as a sentence that is the form: each of its chips opens a list. */
export function SentenceRow({ poi, place, onShow }: Props) {
  const { t } = useTranslation(poisTexts);
  const id = useId();
  const form = useSentenceForm(poi);
  const { data: trail, isError, refetch } = useQuery(trailQuery(place.exploration));
  const chainWords = useChainWords();
  const { values } = form;
  // As text, because the form has new values at each render.
  const gate = JSON.stringify({ unlockMode: values.mode, prerequisites: values.clauses.filter(({ id }) => id >= 0) });
  useLayoutEffect(() => onShow(JSON.parse(gate)), [onShow, gate]);
  const [open, setOpen] = useState<OpenList>();
  const [fresh, setFresh] = useState<number>();
  const row = useRef<HTMLDivElement>(null);
  useFocusOnClosed(row, open);
  const shown = values.clauses.flatMap((clause, index) => (clause.id < 0 ? [] : [{ clause, index }]));
  const [first] = shown;

  useLinkedCondition(row, place, {
    indexOf: (name) => shown.find(({ clause }) => String(clause.id) === name || clause.unlock_type === name)?.index,
    onNew: () => start(),
  });

  /** Takes away what is chosen or named; its list closes. */
  function remove(next: typeof values) {
    setOpen(undefined);
    form.change(next);
  }

  const start = (kind: ListKind = 'poi_list') =>
    setOpen({ chip: first ? 'more' : 'start', what: 'new', kind, round: values.clauses.length });
  const toggle = (list: OpenList) => setOpen(open?.chip === list.chip ? undefined : list);
  const decisions = useDecisions(trail);
  const names = namesByKind({ pois: trail?.Pois ?? [], decisions: decisions ?? [] });
  const joint = values.mode === 'all' ? 'and' : 'or';
  return (
    <OpenRow labelledBy={id}>
      <Menu
        opened={open !== undefined && trail !== undefined}
        onChange={(opened) => opened || setOpen(undefined)}
        position="top-start"
        middlewares={LIST_PLACE}
        width="min(24rem, calc(100vw - 2rem))"
        withInitialFocusPlaceholder={false}
        trapFocus={false} // It would take the focus back to the first option after a key that comes at once.
        returnFocus={false}
        transitionProps={{ duration: 0 }}
        closeOnItemClick={false}
      >
        <Menu.Target refProp="anchor">
          <Anchor row={row}>
            {shown.map(({ clause, index }, place) => (
              <div key={clause.id === 0 ? `new ${index}` : clause.id} className={styles.line} data-clause={index}>
                {place === 0 ? (
                  <h2 id={id}>{t(namesOf(clause) ? 'opens.label.list' : 'prerequisite.row')}</h2>
                ) : (
                  <button
                    type="button"
                    className={styles.joint}
                    data-set
                    aria-label={t(`opens.${joint}.change`)}
                    onClick={() => form.change({ ...values, mode: values.mode === 'all' ? 'any' : 'all' })}
                  >
                    {t(`opens.${joint}`)}
                  </button>
                )}
                <ClauseLine
                  clause={clause}
                  index={index}
                  isLast={place === shown.length - 1}
                  isFresh={index === fresh}
                  open={open}
                  onOpen={toggle}
                  nameOf={(kind, named) => (trail && decisions ? names[kind].get(named) : '…')}
                  decisionOf={(task) => names.task_list.get(task) ?? '…'}
                  onValue={(value) => form.change(setValue(values, clause, value))}
                  onRemoveName={(named) => remove(toggleName(values, clause, named))}
                  onRemove={() => remove(removeClause(values, clause))}
                />
              </div>
            ))}
            {!first && (
              <div className={styles.line}>
                <h2 id={id}>{t('prerequisite.row')}</h2>
                <Chip
                  id="start"
                  look="default"
                  isOpen={open?.chip === 'start'}
                  onOpen={() => (open ? setOpen(undefined) : start())}
                >
                  {t('opens.start')}
                </Chip>
              </div>
            )}
            {first && shown.length < PREREQUISITES_MAX && (
              <div className={styles.line}>
                <Chip
                  id="more"
                  look="add"
                  label={t('opens.more.label')}
                  isOpen={open?.chip === 'more'}
                  onOpen={() => (open?.chip === 'more' ? setOpen(undefined) : start())}
                >
                  <IconPlus aria-hidden="true" size={16} />
                  {t('opens.more')}
                </Chip>
              </div>
            )}
          </Anchor>
        </Menu.Target>
        {open && trail && (
          <Menu.Dropdown
            className={styles.list ?? ''}
            aria-label={t('opens.list')}
            aria-labelledby={undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              event.preventDefault();
              setOpen(undefined);
            }}
          >
            <OpenOptions
              key={listKey(open)}
              open={open}
              clause={open.clause === undefined ? undefined : values.clauses[open.clause]}
              trail={trail}
              decisions={decisions ?? []}
              self={poi.id}
              onKind={start}
              onFigure={(type) => {
                setFresh(values.clauses.length);
                setOpen(undefined);
                form.change(addClause(values, { unlock_type: type, value: FIRST_VALUE[type] }));
              }}
              onFirst={(named) => {
                const index = values.clauses.length;
                const what = open.what === 'new' ? open.kind : 'poi_list';
                const begun = firstClause(what, named, decisions ?? []);
                if (!begun) return;
                setOpen({ chip: `add ${index}`, what: 'new', kind: what, round: index, clause: index });
                form.change(addClause(values, begun));
              }}
              onToggle={(clause, named) => {
                const next = toggleName(values, clause, named);
                if (next.clauses.length < values.clauses.length && open.what === 'new') start(open.kind);
                else if (next.clauses.some((each) => each.id === -clause.id && each.id < 0)) setOpen(undefined);
                form.change(next);
              }}
              onSwap={(clause, from, to) => {
                setOpen(undefined);
                form.change(swapName(values, clause, { from, to }));
              }}
              onAmount={(clause, value) => {
                setOpen(undefined);
                form.change(setValue(values, clause, value));
              }}
            />
          </Menu.Dropdown>
        )}
      </Menu>
      {open && !trail && isError && (
        <div className={styles.line}>
          <p className={styles.text}>{t('opens.unread')}</p>
          <Button variant="subtle" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      {form.errors.clauses !== undefined && (
        <p className={styles.problem} role="alert">
          {t('opens.cyclic', { chain: chainWords(form.chain) })}
        </p>
      )}
      <UnreachableNote poi={poi} />
      {form.changed && <PlayingNote explorationId={poi.Exploration.id} meaning="playing.meaning.prerequisite" />}
    </OpenRow>
  );
}

interface AnchorProps {
  /** Given by the menu, which stands above or below the whole sentence: so it covers none of it where there is room. */
  anchor?: Ref<HTMLDivElement>;
  row: Ref<HTMLDivElement>;
  children: ReactNode;
}

function Anchor({ anchor, row, children }: AnchorProps) {
  return (
    <div ref={anchor}>
      <div ref={row} className={styles.sentence}>
        {children}
      </div>
    </div>
  );
}

/** Another list begins with the focus at its start; the one that a new condition has opened stays. */
function listKey(open: OpenList): string {
  return open.what === 'new' ? `new ${open.kind} ${open.round}` : open.chip;
}

function namesByKind({ pois, decisions }: Nameable): Record<ListKind, ReadonlyMap<number, string>> {
  const named = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return {
    poi_list: named(pois),
    task_list: named(pois.flatMap(({ Tasks }) => Tasks)),
    decision: named(decisions.flatMap(({ options }) => options)),
  };
}
