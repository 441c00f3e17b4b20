import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { accessCode, html, mediaUrl, name } from '@puzzle-runs/contract/shared.ts';
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
    participants: z.array(
      z.strictObject({
        /** Slug of the run. */
        exploration: z.string(),
        team: z.strictObject({ name, image: mediaUrl.nullable(), code: accessCode.nullable() }),
        /**
         * Number of solved quests (the first ones in order), number of bought hints (the first ones), minutes played.
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
    createBattleWithTeams(tx, { ...battle, playableOffline: battle.playable_offline, sides }, deps.now()),
  );
  for (const [index, participant] of battle.participants.entries()) {
    const [steps, teamId] = [explorations[index], teamIds[index]];
    if (participant.solved === 0 || !steps || !teamId) continue;
    await play(deps, { battleId, explorationId: steps.explorationId, teamId }, participant, steps);
  }
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
