import { type Choices, closingOf, isInOrder } from '../exploration/choices.ts';
import type { Choice } from '../poi/qualifiers.ts';
import { optionIn } from '../tasks/decision/decision.ts';
import type { GameContent, GamePoi } from './game.ts';
import type { Progress } from './progress.ts';

/** The option that was chosen at a decision; undefined before, and where it is not known. */
export function chosenAt({ solved }: Pick<Progress, 'solved'>, task: number): number | undefined {
  return optionIn(solved.get(task)?.answer);
}

/** What was chosen at the decisions for which conditions ask. */
function choicesMade({ pois }: Pick<GameContent, 'pois'>, progress: Pick<Progress, 'solved'>): Choices {
  const asked = pois.flatMap(({ prerequisites }) =>
    prerequisites.flatMap((qualifier) => (qualifier.unlock_type === 'decision' ? qualifier.task : [])),
  );
  const made = new Map<number, Choice>();
  for (const task of asked) {
    const option = chosenAt(progress, task);
    if (option !== undefined) made.set(task, option);
  }
  return made;
}

const OPEN = { prerequisites: [], unlockMode: 'all', after: [] } as const;

/** As many as there are ways, and few for most runs. */
const KNOWN_MAX = 1_000;

interface Found {
  closed: ReadonlySet<number>;
}

/**
 * What follows from the choices of a participation alone, found once per run and choices. A poi that the choices close
 * counts as open where it is open all the same, because an organiser opened it.
 */
export function byChoices<T extends Found>(find: (pois: readonly GamePoi[], made: Choices) => T) {
  const known = new WeakMap<readonly GamePoi[], Map<string, T>>();
  const findWith = (pois: readonly GamePoi[], made: Choices, opened: readonly number[]): T => {
    const byKey = known.get(pois) ?? new Map<string, T>();
    known.set(pois, byKey);
    const key = JSON.stringify([[...made], opened]);
    const before = byKey.get(key);
    if (before) return before;
    if (byKey.size >= KNOWN_MAX) byKey.clear();
    const found = find(
      pois.map((poi) => (opened.includes(poi.id) ? { ...poi, ...OPEN } : poi)),
      made,
    );
    byKey.set(key, found);
    return found;
  };
  return ({ pois }: Pick<GameContent, 'pois'>, progress: Pick<Progress, 'solved' | 'opened'>): T => {
    const made = choicesMade({ pois }, progress);
    const found = findWith(pois, made, []);
    const opened = [...found.closed].filter((id) => progress.opened.has(id));
    return opened.length === 0 ? found : findWith(pois, made, opened);
  };
}

const NONE: ReadonlySet<number> = new Set();
const findClosed = byChoices((pois, made) => ({ closed: closingOf(pois)(made) }));

/** The pois that the choices of a participation have closed in a run with an order, which passes them over. */
export function closedPois(game: Pick<GameContent, 'pois'>, progress: Pick<Progress, 'solved' | 'opened'>) {
  return isInOrder(game.pois) ? findClosed(game, progress).closed : NONE;
}
