import type { ArrivalView, ConditionView, PoiView } from '@puzzle-runs/domain/game/view.ts';
import { isoTime } from '@puzzle-runs/domain/iso-time.ts';
import type { OpenPoi, PlayedArrival, PlayedCondition, PlayedPoi } from '../poi.ts';
import { playedTask, type TaskTexts } from './played-task.ts';

/** Where a poi is; its hints have their values. */
export type PoiLocation = OpenPoi extends infer P
  ? P extends OpenPoi
    ? Pick<P, 'location_type' | 'location'>
    : never
  : never;

/** What the rules do not need of a poi: its texts and its place. */
export interface PoiTexts {
  name: string;
  slug: string;
  position: number;
  lang?: string | undefined;
  /** Sanitised HTML. */
  description: string;
  place: PoiLocation;
  textsOf(taskId: number): TaskTexts;
}

/** A poi as its player receives it: what they may see, with its texts. */
export function playedPoi(view: PoiView, texts: PoiTexts): PlayedPoi {
  const { name, slug, position, lang } = texts;
  const base = {
    id: view.poi.id,
    name,
    slug,
    position,
    ...(lang !== undefined && { lang }),
    UnlockPrerequisites: [...view.prerequisites],
    ...(view.conditions.length > 0 && { Conditions: view.conditions.map(playedCondition) }),
    ...(view.unlockMode === 'any' && { unlock_mode: view.unlockMode }),
  };
  if (!view.unlocked) return { ...base, unlocked: false };
  return {
    ...base,
    unlocked: true,
    description: texts.description,
    arrival: playedArrival(view.arrival),
    Tasks: view.tasks.map((task) => playedTask(task, texts.textsOf(task.task.id))),
    tasks_completed: view.tasksCompleted,
    total_tasks: view.poi.tasks.length,
    ...(view.done && { done: true }),
    ...playedLocation(view, texts.place),
  };
}

function playedCondition({ id, pois, ...condition }: ConditionView): PlayedCondition {
  return { ...(id !== null && { id }), ...condition, ...(pois !== null && { pois: [...pois] }) };
}

function playedLocation({ poi, bought }: Extract<PoiView, { unlocked: true }>, place: PoiLocation): PoiLocation {
  if (place.location_type === 'address') return { location_type: 'address', location: place.location };
  if (place.location_type === 'coordinates') return { location_type: 'coordinates', location: place.location };
  const location = place.location.map((hint) => {
    const progressed = bought.has(hint.id);
    return {
      ...hint,
      cost: poi.hints.find(({ id }) => id === hint.id)?.cost ?? hint.cost,
      progressed,
      hint_value: progressed ? hint.hint_value : null,
      hint_description: progressed ? hint.hint_description : null,
    };
  });
  return { location_type: 'hint', location };
}

function playedArrival({ required, arrived, radius, judge, selfReportFrom }: ArrivalView): PlayedArrival {
  return { required, arrived, radius, judge, self_report_from: isoTime(selfReportFrom) };
}
