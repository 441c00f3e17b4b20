import type { Full } from '@puzzle-runs/domain/battle/room.ts';
import type { ArrivalView, ConditionView, PoiView } from '@puzzle-runs/domain/game/view.ts';
import { isoTime } from '@puzzle-runs/domain/iso-time.ts';
import { type HintProgress, writtenTiming } from '@puzzle-runs/domain/poi/hint-timing.ts';
import type { FullPoi, OpenPoi, PlayedArrival, PlayedCondition, PlayedHint, PlayedPoi } from '../poi.ts';
import { hintsOf } from './hints-of.ts';
import { playedTask, type TaskTexts } from './played-task.ts';

type Unlocked = Extract<PoiView, { unlocked: true }>;

/** Where a poi is; its hints have their values. */
export type PoiLocation = OpenPoi extends infer P
  ? P extends OpenPoi
    ? Pick<P, Extract<keyof P, 'location_type' | 'location' | 'Hints'>>
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
  if (!view.unlocked) {
    const full = view.full && { full: fullPoi(view.full) };
    return { ...base, unlocked: false, ...(view.closed && { closed: true as const }), ...full };
  }
  return {
    ...base,
    unlocked: true,
    description: texts.description,
    arrival: playedArrival(view.arrival),
    Tasks: view.tasks.map((task) => playedTask(task, texts.textsOf(task.task.id))),
    tasks_completed: view.tasksCompleted,
    total_tasks: view.poi.tasks.length,
    ...(view.done && { done: true }),
    ...(view.hintProgress && { hint_progress: playedHintProgress(view.hintProgress) }),
    ...playedLocation(view, texts.place),
  };
}

function playedCondition({ id, pois, ruledOut, ...condition }: ConditionView): PlayedCondition {
  const named = pois !== null && { pois: [...pois] };
  return { ...(id !== null && { id }), ...condition, ...named, ...(ruledOut && { ruled_out: true as const }) };
}

function playedHintProgress({ since, wrong }: HintProgress) {
  return { since: isoTime(since), wrong_tries: wrong };
}

/** The place with the hints as this player may see them: the values only of those that were bought. */
function playedLocation({ poi, bought, hintProgress }: Unlocked, place: PoiLocation): PoiLocation {
  const hints = hintsOf(place).map((hint): PlayedHint => {
    const progressed = bought.has(hint.id);
    const rules = poi.hints.find(({ id }) => id === hint.id);
    return {
      ...hint,
      cost: rules?.cost ?? hint.cost,
      ...(hintProgress && rules && writtenTiming(rules.timing)),
      progressed,
      hint_value: progressed ? hint.hint_value : null,
      hint_description: progressed ? hint.hint_description : null,
    };
  });
  switch (place.location_type) {
    case 'hint':
      return { location_type: 'hint', location: hints };
    case 'address':
      return { location_type: 'address', location: place.location, ...(hints.length > 0 && { Hints: hints }) };
    case 'coordinates':
      return { location_type: 'coordinates', location: place.location, ...(hints.length > 0 && { Hints: hints }) };
  }
}

function playedArrival({ required, arrived, radius, judge, selfReportFrom, full }: ArrivalView): PlayedArrival {
  const reportFrom = { self_report_from: isoTime(selfReportFrom) };
  return { required, arrived, radius, judge, ...reportFrom, ...(full && { full: fullPoi(full) }) };
}

function fullPoi({ teams, opensAt }: Full): FullPoi {
  return { teams, opens_at: isoTime(opensAt) };
}
