import type { ConditionNames, Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import type { TFunction } from 'i18next';
import type { waysTexts } from '#i18n/ways.ts';
import type { WaySpot } from './ways-of-run.ts';

/** Texts of a language, and what the ids in conditions are called. */
export interface Words {
  t: TFunction<typeof waysTexts>;
  language: string;
  spots: readonly WaySpot[];
  /** For which spots one may wait because of the order of the run, by its id; see `orderSources`. */
  ordered: ReadonlyMap<number, readonly number[]>;
}

/** When a spot opens, in one sentence that begins with its name. */
export function openingSentence(words: Words, spot: WaySpot): string {
  const name = isolated(spot.name);
  const conditions = conditionsOf(words, spot);
  if (conditions.length === 0) return words.t('ways.opens.start', { name });
  return words.t('ways.opens.when', { name, conditions: listOf(words, conditions) });
}

/** What follows a spot with decisions: “Danach entscheidet „Wem glaubt ihr?“.” */
export function decidesSentence(words: Words, quests: readonly { name: string }[] = []): string | undefined {
  const names = quests.map(({ name }) => words.t('ways.quest', { name: isolated(name) }));
  return names.length === 0 ? undefined : words.t('ways.decides', { count: names.length, names: listOf(words, names) });
}

/** The conditions that all hold together; those of which one is enough count as one. */
function conditionsOf(words: Words, { id, prerequisites, unlockMode }: WaySpot): string[] {
  const first = orderOf(words, id);
  const own = prerequisites.filter(({ value }) => value > 0).map((qualifier) => wordsOf(words, qualifier));
  if (unlockMode !== 'any' || prerequisites.length < 2) return [...first, ...own];
  // One that asks for nothing is always met.
  if (own.length < prerequisites.length) return first;
  const either = listOf(words, own, 'disjunction');
  return first.length > 0 ? [...first, words.t('ways.when.either', { conditions: either })] : [either];
}

/** That the spot before is done: the nearest one, or where a choice can close that, one of several. */
function orderOf(words: Words, spot: number): string[] {
  const ids = words.ordered.get(spot) ?? [];
  const names = ids
    .flatMap((before) => words.spots.filter(({ id }) => id === before))
    .map(({ name }) => isolated(name));
  if (names.length < 2) return names.map((name) => words.t('ways.when.all', { count: 1, names: name }));
  return [words.t('ways.when.before', { names: listOf(words, names, 'disjunction') })];
}

function wordsOf(words: Words, qualifier: Qualifier): string {
  const { t, spots } = words;
  switch (qualifier.unlock_type) {
    case 'poi_list': {
      const names = spots.filter(({ id }) => qualifier.pois.includes(id)).map(({ name }) => isolated(name));
      return namedWords(words, { names, texts: OF_SPOTS, count: qualifier.value });
    }
    case 'task_list': {
      const quests = spots.flatMap((spot) => spot.quests).filter(({ id }) => qualifier.tasks.includes(id));
      const names = quests.map(({ name }) => t('ways.quest', { name: isolated(name) }));
      return namedWords(words, { names, texts: OF_QUESTS, count: qualifier.value });
    }
    case 'decision': {
      const quest = spots.flatMap((spot) => spot.quests).find(({ id }) => id === qualifier.task);
      const names = {
        quest: t('ways.quest', { name: isolated(quest?.name ?? '') }),
        options: listOf(
          words,
          optionsOf(words, qualifier).map((name) => t('ways.quest', { name })),
          'disjunction',
        ),
      };
      return t('ways.when.chosen', names);
    }
    case 'points':
    case 'time':
    case 'tasks':
      return t(`ways.when.${qualifier.unlock_type}`, { count: qualifier.value });
  }
}

const OF_SPOTS = { all: 'ways.when.all', some: 'ways.when.some' } as const;
const OF_QUESTS = { all: 'ways.when.quests.all', some: 'ways.when.quests.some' } as const;

interface Named {
  names: readonly string[];
  texts: typeof OF_SPOTS | typeof OF_QUESTS;
  count: number;
}

function namedWords(words: Words, { names, texts, count }: Named): string {
  if (count >= names.length) return words.t(texts.all, { count: names.length, names: listOf(words, names) });
  return words.t(texts.some, { count, of: names.length, names: listOf(words, names, 'unit') });
}

function listOf(
  { language }: Words,
  parts: readonly string[],
  kind: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
) {
  if (kind === 'unit') return parts.join(', ');
  return new Intl.ListFormat(language, { type: kind }).format(parts);
}

/** What the options of a condition are called. */
function optionsOf({ spots }: Words, { task, options }: ConditionNames['decision']): string[] {
  const quest = spots.flatMap(({ quests }) => quests).find(({ id }) => id === task);
  return quest?.options.filter(({ id }) => options.includes(id)).map(({ option }) => isolated(option)) ?? [];
}

/** What a spot asks for besides other spots, in few words: above it in the picture, where no line says it. */
export function figureLabel(words: Words, { prerequisites, unlockMode }: WaySpot): string | undefined {
  const labels = prerequisites.filter(({ value }) => value > 0).flatMap((qualifier) => labelOf(words, qualifier) ?? []);
  const separator = unlockMode === 'any' ? ` ${words.t('ways.gate.any')} ` : ', ';
  return labels.length > 0 ? labels.join(separator) : undefined;
}

function labelOf(words: Words, qualifier: Qualifier): string | undefined {
  switch (qualifier.unlock_type) {
    case 'poi_list':
    case 'task_list':
      return undefined;
    case 'decision':
      return optionsOf(words, qualifier).join(', ');
    case 'points':
    case 'time':
    case 'tasks':
      return words.t(`ways.label.${qualifier.unlock_type}`, { count: qualifier.value });
  }
}

/** Why spots never open: “Turm wartet auf Brunnen, Brunnen auf Turm”. */
export function chainWords({ t }: Words, chain: readonly WaySpot[]): string {
  const steps = chain.slice(1).map((next, index) => {
    const names = { name: isolated(chain[index]?.name ?? ''), next: isolated(next.name) };
    return t(index === 0 ? 'ways.waits' : 'ways.waits.on', names);
  });
  if (steps.length > 0) return steps.join(', ');
  const [spot] = chain;
  const choices = spot?.prerequisites.filter(({ unlock_type }) => unlock_type === 'decision') ?? [];
  return t(choices.length > 0 ? 'ways.asks.choices' : 'ways.asks', { name: isolated(spot?.name ?? '') });
}
