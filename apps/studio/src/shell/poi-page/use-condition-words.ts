import type { ChecklistEntry } from '@puzzle-runs/contract/management/exploration.ts';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ConditionNames } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { useTranslation } from 'react-i18next';
import { runTexts } from '#i18n/run.ts';

type Gate = Pick<ManagedPoi, 'UnlockPrerequisites' | 'Conditions' | 'unlock_mode'>;
type One = Gate['UnlockPrerequisites'][number] | NonNullable<Gate['Conditions']>[number];

interface NamedTask {
  id: number;
  name: string;
  /** Of a decision. */
  TaskOptions?: readonly { id: number; option: string }[] | undefined;
}

/** The pois and tasks of a run, for their names. */
type Named = readonly ({ id: number; name: string; Tasks?: readonly NamedTask[] | undefined } & Partial<Gate>)[];

/** More names are a number. */
const NAMES_MAX = 3;

/** Returns the functions that say in a few words when a poi opens; '' for one that is open from the start. */
export function useConditionWords(pois: Named) {
  const { t, i18n } = useTranslation(runTexts);

  function list(kind: 'poi_list' | 'task_list', ids: readonly number[], value: number): string {
    const all = ids.length;
    const parts = kind === 'poi_list' ? pois : pois.flatMap(({ Tasks = [] }) => Tasks);
    const names = ids.flatMap((id) => {
      const name = parts.find((part) => part.id === id)?.name;
      return name === undefined ? [] : [kind === 'poi_list' ? isolated(name) : t('opens.quoted', { name })];
    });
    if (all > NAMES_MAX || names.length < all) {
      return t(value === all ? `opens.short.${kind}.all` : `opens.short.${kind}.some`, { value, count: all });
    }
    if (value > 1 && value < all) return t('opens.short.some', { value, names: names.join(', ') });
    const type = value === all ? 'conjunction' : 'disjunction';
    return t('opens.short.names', { names: new Intl.ListFormat(i18n.language, { type }).format(names) });
  }

  function choice({ task: id, options: ids }: ConditionNames['decision']): string {
    const task = pois.flatMap(({ Tasks = [] }) => Tasks).find((each) => each.id === id);
    const name = task?.name ?? '…';
    const options = task?.TaskOptions?.filter((option) => ids.includes(option.id)) ?? [];
    if (options.length === 0 || options.length > NAMES_MAX) return t('opens.short.decision', { name });
    const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
    const quoted = options.map(({ option }) => t('opens.quoted', { name: option }));
    return t('opens.short.chosen', { name, options: list.format(quoted) });
  }

  /** One condition. */
  function wordsOf(condition: One): string {
    const { unlock_type: kind, value } = condition;
    switch (kind) {
      case 'poi_list':
        return list(kind, condition.pois, value);
      case 'task_list':
        return list(kind, condition.tasks, value);
      case 'decision':
        return choice(condition);
      case 'points':
      case 'time':
      case 'tasks':
        return t(`opens.short.${kind}`, { count: value });
    }
  }

  /** All conditions of a poi. */
  function sentence({ UnlockPrerequisites, Conditions = [], unlock_mode }: Gate): string {
    const all = [...UnlockPrerequisites.filter(({ value }) => value > 0), ...Conditions].toSorted(
      (a, b) => a.id - b.id,
    );
    return all.map(wordsOf).join(` ${t(unlock_mode === 'any' ? 'opens.short.or' : 'opens.short.and')} `);
  }

  /** Which conditions of a poi no way meets; undefined where the checklist names none. */
  function excluding({ Poi, excluding: ids = [] }: ChecklistEntry): string | undefined {
    const { UnlockPrerequisites = [], Conditions = [] } = pois.find(({ id }) => id === Poi?.id) ?? {};
    const [first, second] = ids.flatMap((id) => [...UnlockPrerequisites, ...Conditions].filter((one) => one.id === id));
    if (!first) return undefined;
    if (!second) return t('opens.excluding.one', { first: wordsOf(first) });
    return t('opens.excluding.two', { first: wordsOf(first), second: wordsOf(second) });
  }

  return { wordsOf, sentence, excluding };
}

/** Returns the function that says who waits for whom: 'Turm wartet auf Brunnen, Brunnen auf Turm'. */
export function useChainWords(): (chain: unknown) => string {
  const { t } = useTranslation(runTexts);
  return (chain) => {
    const names = chainOf(chain);
    return names
      .slice(0, -1)
      .map((name, index) => {
        const pair = { name: isolated(name), next: isolated(names[index + 1] ?? '') };
        return index === 0 ? t('opens.chain.first', pair) : t('opens.chain.next', pair);
      })
      .join(', ');
  };
}

/** The names of a chain: a list in the checklist, a text in a refusal. */
function chainOf(chain: unknown): string[] {
  if (Array.isArray(chain)) return chain.map(String);
  return typeof chain === 'string' ? chain.split(' → ') : [];
}
