import type { ManagedText } from '@puzzle-runs/contract/management/translation.ts';
import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { excerptOfHtml } from '@puzzle-runs/web/ui/rich-text.tsx';
import { textKey } from './texts-query.ts';

/** Texts that are saved together: those of the exploration, of a poi with its hints, or of a task. */
export interface TextGroup {
  key: string;
  /** Name of the poi or task in the source; '' for the exploration. */
  name: string;
  taskType: TaskType | null;
  rows: ManagedText[];
}

/** Texts that are translated on one page: those of the exploration, or of a poi with its tasks. */
export interface TextSection {
  key: string;
  /** Name of the poi in the source; '' for the exploration. */
  name: string;
  groups: TextGroup[];
}

const RUN = 'run';

function sectionKeyOf({ poi_id }: ManagedText): string {
  return poi_id === null ? RUN : `spot-${poi_id}`;
}

function groupKeyOf(row: ManagedText): string {
  const isOfTask = row.record === 'task' || row.record === 'item';
  return isOfTask ? `quest-${row.id}` : sectionKeyOf(row);
}

/** Divides the texts of an exploration, which come in order of play. */
export function sectionsOf(rows: readonly ManagedText[]): TextSection[] {
  return [...Map.groupBy(rows, sectionKeyOf)].map(([key, ofSection]) => {
    const groups = [...Map.groupBy(ofSection, groupKeyOf)].map(([groupKey, ofGroup]): TextGroup => {
      return { key: groupKey, name: nameIn(ofGroup), taskType: ofGroup[0]?.task_type ?? null, rows: ofGroup };
    });
    return { key, name: nameIn(ofSection), groups };
  });
}

/** The name of the poi or task; the beginning of the description of a task without a name. */
function nameIn(rows: readonly ManagedText[]): string {
  const source = (field: ManagedText['field']) =>
    rows.find((row) => row.field === field && row.poi_id !== null)?.source;
  return source('name') ?? excerptOfHtml(source('description') ?? '', NAME_LONGEST);
}

const NAME_LONGEST = 60;

/** Whether the creator has something to do: a required text is missing, or a source has changed. */
export function isOpenText({ state, required }: ManagedText): boolean {
  return state === 'source_changed' || (state === 'missing' && required);
}

export function openTextsIn({ groups }: TextSection): ManagedText[] {
  return groups.flatMap(({ rows }) => rows.filter(isOpenText));
}

interface OpenText {
  section: string;
  /** See `textKey`. */
  text: string;
}

/**
 * The first open text after another one, in order of play and from the start again after the last one.
 * @param from the section to begin with
 * @param after the text to begin after; undefined: at the start of the section
 */
export function nextOpenText(sections: readonly TextSection[], from: string, after?: string): OpenText | undefined {
  const all = sections.flatMap((section) =>
    section.groups.flatMap(({ rows }) => rows.map((row) => ({ row, section: section.key, text: textKey(row) }))),
  );
  const last = all.findIndex(({ text }) => text === after);
  const start = last === -1 ? all.findIndex(({ section }) => section === from) : last + 1;
  const found = [...all.slice(start), ...all.slice(0, start)].find(({ row }) => isOpenText(row));
  return found && { section: found.section, text: found.text };
}
