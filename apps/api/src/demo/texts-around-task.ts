import type { RunFile, RunTask } from '@puzzle-runs/contract/run-format.ts';
import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';

type Poi = RunFile['exploration']['pois'][number];

/** The text of HTML, with the descriptions of its pictures. */
function textOf(html: string): string {
  const pictures = Array.from(html.matchAll(/alt="([^"]*)"/g), ([, alt]) => alt);
  return [html.replace(/<[^>]*>/g, ' ').replaceAll(CLOZE_BLANK, ' '), ...pictures].join(' ');
}

function placeOf(poi: Poi): string[] {
  if (poi.location_type === 'address') {
    const { street, postal_code, location } = poi.location;
    return [street, postal_code, location];
  }
  if (poi.location_type === 'coordinates') return [];
  return poi.location.flatMap(({ hint_type, hint_value }) => (hint_type === 'text' ? [hint_value] : []));
}

/** What a task of the same spot shows besides its name and description; its own choices, entries and words do not count. */
function shownBy({ task_type, task }: RunTask, own: boolean): string[] {
  if (task_type === 'cloze') return [task.text];
  if (task_type === 'locate') return task.locate_type === 'image' ? [task.image_description] : [];
  if (task_type === 'photo') return [task.example_caption ?? ''];
  if (own) return [];
  if (task_type === 'choice') return task.choices.map(({ answer }) => answer);
  return task_type === 'order' ? task.entries : [];
}

/** Everything that players can read, or hear from a screen reader, on the page of a task's spot. */
export function textsAround(task: RunTask, poi: Poi): string {
  const tasks = poi.tasks.flatMap((other) => [other.name, other.description, ...shownBy(other, other === task)]);
  return [poi.name, poi.description, ...placeOf(poi), ...tasks].map(textOf).join(' ');
}
