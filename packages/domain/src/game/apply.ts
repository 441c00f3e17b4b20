import { isoTime } from '../iso-time.ts';
import { Problem } from '../problem.ts';
import type { Applied, Context, OrganiserAct, Submission } from './act.ts';
import { answerTask } from './answer-task.ts';
import { arriveAtPoi } from './arrive-at-poi.ts';
import { buyHint } from './buy-hint.ts';
import { type Game, stateAt } from './game.ts';
import { carryOutAct } from './organiser-acts.ts';
import type { Progress } from './progress.ts';
import { settle, settleSinceLastAct } from './settle.ts';
import { standingOf } from './standing.ts';
import { withWay } from './ways.ts';

/**
 * Carries out what a player sent, or what an organiser does, by the rules of the game: on the server, on a phone
 * without a network and in a playground. Pure: returns the new progress, what the player is told, and what else
 * happens. A wrong answer is a result, because it counts. What was open before the act stays open after it.
 * @throws Problem when nothing changes: for players `battle_not_open`, `not_found`, `invalid_request`, `poi_locked`,
 * `not_there_yet`, `position_inaccurate`, `wrong_arrival_code`, `no_attempts_left`, `task_already_progressed`,
 * `duplicated_answer`, `not_enough_points`, `hint_not_yet`, `poi_full`; for organisers `not_found`, `nochange`,
 * `invalid_request`
 */
export function apply(game: Game, given: Progress, act: Submission | OrganiserAct, context: Context): Applied {
  const { at } = context;
  const before = settleSinceLastAct(game, given, at);
  const applied = 'act' in act ? carryOutAct(game, before, act, context) : submit(game, before, act, context);
  // Also what was reached before: points given before the team joined are only stored with its next act, which may
  // spend them.
  const highestNet = Math.max(standingOf(before).highestNet, standingOf(applied.progress).highestNet);
  const isHighest = highestNet === applied.progress.highestNet;
  const progress = isHighest ? applied.progress : { ...applied.progress, highestNet };
  return { ...applied, progress: withWay(game, settle(game, progress, at)) };
}

function submit(game: Game, progress: Progress, submission: Submission, context: Context): Applied {
  refuseClosedBattle(game, context.at);
  switch (submission.progress_type) {
    case 'task':
      return answerTask(game, progress, submission, context);
    case 'hint':
      return buyHint(game, progress, submission, context);
    case 'arrival':
      return arriveAtPoi(game, progress, submission, context);
  }
}

/** Throws `battle_not_open` with the times of the battle before the start, during a pause and after the end. */
function refuseClosedBattle({ schedule }: Game, at: number): void {
  const state = stateAt(schedule, at);
  if (schedule === null || state === 'open') return;
  const { startsAt, endsAt } = schedule;
  const times = { starts_at: isoTime(startsAt), ends_at: isoTime(endsAt) };
  throw new Problem('battle_not_open', { state, ...times });
}
