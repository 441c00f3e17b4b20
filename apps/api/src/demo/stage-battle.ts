import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { teamOrder } from '@puzzle-runs/contract/management/input/battle-input.ts';
import { accessCode, html, mediaUrl, name } from '@puzzle-runs/contract/shared.ts';
import { orderForTeam } from '@puzzle-runs/domain/battle/team-order.ts';
import { TIE_RULES } from '@puzzle-runs/domain/progress/ranking-with-ties.ts';
import { rightAnswer } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { type ExplorationSteps, readExplorationSteps } from '#modules/content/read-content.service.ts';
import { createBattleWithTeams } from '#modules/content/store-battle.service.ts';
import { joinExploration } from '#modules/joining/joining.service.ts';
import { submit } from '#modules/play/submit/submit.service.ts';

/** File of the demo battle: its teams, their runs and their progress. */
export const battleFile = z.strictObject({
  format: z.literal('puzzle-battle/1'),
  battle: z.strictObject({
    name,
    description: html.battle.description,
    playable_offline: z.boolean(),
    team_order: teamOrder.shape.team_order.default('as_written'),
    fixed_first: z.boolean().default(false),
    fixed_last: z.boolean().default(false),
    tie_rule: z.enum(TIE_RULES).default('last_solution'),
    participants: z.array(
      z.strictObject({
        /** Slug of the run. */
        exploration: z.string(),
        team: z.strictObject({ name, image: mediaUrl.nullable(), code: accessCode.nullable() }),
        /**
         * Number of solved quests (the first ones on the way of the team), number of bought hints (the first ones), minutes played.
         */
        solved: z.int().min(0),
        hints: z.int().min(0),
        minutes: z.int().min(1),
      }),
    ),
  }),
});

type BattleFile = z.infer<typeof battleFile>;
type Participant = BattleFile['battle']['participants'][number];

const MINUTE_MS = 60_000;

/** Creates the demo battle and plays it through the public use cases, dated in the minutes before now. */
export async function stageBattle(deps: Deps, battle: BattleFile['battle']): Promise<void> {
  const { db } = deps.store;
  const explorations = await Promise.all(
    battle.participants.map(({ exploration }) => readExplorationSteps(db, exploration)),
  );
  const sides = battle.participants.map(({ team }, index) => ({
    team,
    explorationId: explorations[index]?.explorationId ?? 0,
  }));
  const { battleId, teamIds } = await deps.store.transact((tx) =>
    createBattleWithTeams(
      tx,
      {
        name: battle.name,
        description: battle.description,
        sides,
        playableOffline: battle.playable_offline,
        teamOrder: battle.team_order,
        fixedFirst: battle.fixed_first,
        fixedLast: battle.fixed_last,
        tieRule: battle.tie_rule,
      },
      deps.now(),
    ),
  );
  for (const [index, participant] of battle.participants.entries()) {
    const [steps, teamId] = [explorations[index], teamIds[index]];
    if (participant.solved === 0 || !steps || !teamId) continue;
    const number = battle.participants.slice(0, index).filter((other) => other.exploration === participant.exploration);
    const way = tasksOnWay(battle, steps.tasks, number.length);
    const ids = { battleId, explorationId: steps.explorationId, teamId };
    await play(deps, ids, participant, { ...steps, tasks: way });
  }
}

/** The tasks in the order in which a team walks. `number`: from 0, among the teams with the same run. */
function tasksOnWay(
  { team_order: order, fixed_first: fixedFirst, fixed_last: fixedLast }: BattleFile['battle'],
  tasks: ExplorationSteps['tasks'],
  number: number,
): ExplorationSteps['tasks'] {
  const pois = [...new Set(tasks.map(({ poiId }) => poiId))];
  const way = orderForTeam(pois, { order, fixedFirst, fixedLast }, { number, shuffle: (items) => items }) ?? pois;
  return way.flatMap((poi) => tasks.filter(({ poiId }) => poiId === poi));
}

async function play(
  deps: Deps,
  ids: { battleId: number; explorationId: number; teamId: number },
  { solved, hints, minutes, team }: Participant,
  steps: ExplorationSteps,
): Promise<void> {
  const start = deps.now().getTime() - minutes * MINUTE_MS;
  const pace = (minutes * MINUTE_MS) / solved;
  const player = await joinExploration(
    { ...deps, now: () => new Date(start) },
    { exploration_id: ids.explorationId, battle_id: ids.battleId, team_id: ids.teamId, team_code: team.code },
    null,
  );
  for (const [index, task] of steps.tasks.slice(0, solved).entries()) {
    await answer({ ...deps, now: () => new Date(start + (index + 1) * pace) }, player, task);
  }
  for (const { id } of steps.hints.slice(0, hints)) {
    await submit(deps, player, { submission: { progress_type: 'hint', progress_id: id }, reading: READING });
  }
}

/** These players read nothing. */
const READING = { asked: undefined, accepted: undefined };

async function answer(deps: Deps, player: RunTokenClaims, task: ExplorationSteps['tasks'][number]): Promise<void> {
  const submission = {
    progress_type: 'task',
    progress_id: task.id,
    task_type: task.taskType,
    answer: rightAnswer(task.taskType, task.content as never),
  } as never;
  const outcome = await submit(deps, player, { submission, reading: READING });
  if (outcome.status !== 200) throw new Error(`demo: the answer to quest ${task.id} was not accepted`);
}
