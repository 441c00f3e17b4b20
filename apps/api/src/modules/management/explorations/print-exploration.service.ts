import type { PrintedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { hintsOf, withHints } from '@puzzle-runs/contract/mapping/hints-of.ts';
import {
  type TextsByKey,
  translateExploration,
  translateHint,
  translatePoi,
  translateTask,
} from '@puzzle-runs/domain/translation/translate.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { readTextsOfLanguage } from '#modules/content/translations.service.ts';
import { getOwnExplorationNamed } from '../ownership.repository.ts';
import { toManagedPoi } from '../pois/managed-poi.ts';
import { readParts } from '../pois/poi-parts.repository.ts';
import { listPois } from '../pois/pois.repository.ts';
import { readManagedExploration } from './explorations.service.ts';

/**
 * An own exploration with all pois and tasks, answers included, for
 * printing; in the requested language, if there is one. Throws `not_found`.
 */
export async function readPrinted(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  { name: slug, lang }: { name: string; lang?: string | undefined },
): Promise<{ count: number; rows: PrintedExploration[] }> {
  const { id } = await getOwnExplorationNamed(db, user_id, slug);
  const exploration = await readManagedExploration(db, id);
  const { rows } = await listPois(db, { explorationId: id, limit: exploration.poi_count, offset: 0 });
  const ids = rows.map(({ poi }) => poi.id);
  const parts = await readParts(db, ids, { tasks: true });
  const printed = { ...exploration, Pois: rows.map((row) => toManagedPoi(row, parts)) };
  if (lang === undefined || lang === exploration.lang) return { count: 1, rows: [printed] };
  return { count: 1, rows: [inLanguage(printed, await readTextsOfLanguage(db, id, lang))] };
}

type PrintedPoi = PrintedExploration['Pois'][number];
type PrintedTask = NonNullable<PrintedPoi['Tasks']>[number];

/** The exploration in a language; records that are not translated stay in the source language. */
function inLanguage(exploration: PrintedExploration, texts: TextsByKey): PrintedExploration {
  const { value } = translateExploration(exploration, texts);
  return { ...value, Pois: exploration.Pois.map((poi) => poiInLanguage(poi, texts)) };
}

function poiInLanguage(poi: PrintedPoi, texts: TextsByKey): PrintedPoi {
  const { value } = translatePoi(poi, texts);
  const translated = { ...value, ...(poi.Tasks && { Tasks: poi.Tasks.map((task) => taskInLanguage(task, texts)) }) };
  const hints = hintsOf(translated).map((hint) => {
    const { id, hint_type: hintType, hint_value: hintValue, hint_description: hintDescription } = hint;
    const { value: shown } = translateHint({ id, hintType, hintValue, hintDescription }, texts);
    return { ...hint, hint_value: shown.hintValue, hint_description: shown.hintDescription };
  });
  return withHints(translated, hints);
}

function taskInLanguage(task: PrintedTask, texts: TextsByKey): PrintedTask {
  const row = { ...task, taskType: task.task_type, content: task.task };
  const { name, description, explanation, content } = translateTask(row, texts).value;
  return { ...task, name, description, explanation, task: content } as PrintedTask; // type and content still match
}
