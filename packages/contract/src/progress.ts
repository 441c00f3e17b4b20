import { PROGRESSOR_TYPES } from '@puzzle-runs/domain/progress/progressor-types.ts';
import type { TaskType } from '@puzzle-runs/domain/task/task-types.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { playedPoi } from './poi.ts';
import { codeFlag, failures, guestId, id, namedRecord, page, time, unvalidatedInt } from './shared.ts';
import { answers } from './task.ts';
import { taskUnion } from './task-union.ts';
import { optionalSession, runToken, sessionToken } from './token-headers.ts';

const c = initContract();

/** How friends join a team without a battle: by link or QR code. `members` is the number of players in the team. */
export const invitation = z.object({ team_id: id, team_code: z.string(), join_url: z.string(), members: z.int() });

export const points = z.object({
  netPoints: z.int(),
  earnedPoints: z.int(),
  spentPoints: z.int(),
  /** Given by the organiser of a battle (negative: taken); included in the net points. */
  adjustedPoints: z.int(),
  pointsToEarn: z.int(),
});

const playedTeam = namedRecord.extend({ image: z.string().nullable() });

const participationProgress = points.extend({
  tasks_completed: z.int(),
  tasks_to_complete: z.int(),
  joined_at: time,
  /** When the last task was solved; null until all are. */
  finished_at: time.nullable(),
  rating: z.int().nullable(),
});

/** Everything a player's device shows of an exploration: its pois in order, and the player's progress. */
const joinedPois = page(playedPoi).extend({
  exploration: namedRecord.extend({ image: z.string().nullable(), code: codeFlag }),
  battle: namedRecord.nullable(),
  team: playedTeam.nullable(),
  /** Times of the battle for this team; null without a battle. Before the start the list of pois is empty. */
  schedule: battleSchedule.nullable(),
  progress: participationProgress,
});

/** A message of the organiser to one team or to all. */
export const battleMessage = z.object({ id, text: z.string(), to_team: z.boolean(), sent_at: time });

export const rankingEntry = z.object({
  /** 1 is first; ties share a place. */
  place: unvalidatedInt,
  Team: z.object({
    id: unvalidatedInt,
    name: z.string(),
    image: z.string().nullable(),
    totalEarnedPoints: unvalidatedInt,
    totalSpentPoints: unvalidatedInt,
  }),
  /** Given by the organiser; negative if taken. */
  adjustedPoints: unvalidatedInt,
  Exploration: z.object({ id: unvalidatedInt, name: z.string() }),
  netPoints: unvalidatedInt,
  pointsToEarn: unvalidatedInt,
});

/** Idempotency key made by the client: repeating a submission returns the first result and counts only once. */
const submissionId = z.uuid().optional();

function taskSubmission<K extends TaskType>(kind: K) {
  return z.object({
    progress_type: z.literal('task'),
    progress_id: id,
    task_type: z.literal(kind),
    answer: answers[kind],
    submission_id: submissionId,
  });
}

const submission = z.discriminatedUnion('progress_type', [
  taskUnion({
    guess_text: taskSubmission('guess_text'),
    guess_number: taskSubmission('guess_number'),
    choice: taskSubmission('choice'),
    cloze: taskSubmission('cloze'),
    locate: taskSubmission('locate'),
    order: taskSubmission('order'),
  }),
  z.object({ progress_type: z.literal('hint'), progress_id: id, submission_id: submissionId }),
]);

const submissionResult = z.discriminatedUnion('progress_type', [
  z.object({ progress_type: z.literal('task'), progress_id: id, points: z.int(), netPoints: z.int() }),
  z.object({ progress_type: z.literal('hint'), progress_id: id, hint_value: z.string(), netPoints: z.int() }),
]);

const ownProgress = points.extend({
  progressor_type: z.enum(PROGRESSOR_TYPES),
  /** The caller's guest id or account id; null for a team. */
  progressor_id: z.string().nullable(),
  Exploration: namedRecord.extend({ image: z.string().nullable(), code: codeFlag }),
  Battle: namedRecord.nullable(),
  Team: playedTeam.nullable(),
  tasks_completed: z.int(),
  tasks_to_complete: z.int(),
  finished_at: time.nullable(),
});

export const joined = c.router({
  pois: {
    method: 'GET',
    path: '/joined/pois',
    summary: 'List the pois of the joined exploration as this player may see them',
    headers: runToken,
    responses: { ...failures, 200: joinedPois },
  },
});

export const progress = c.router({
  points: {
    method: 'GET',
    path: '/progress/points',
    headers: runToken,
    responses: { ...failures, 200: points },
  },
  ranking: {
    method: 'GET',
    path: '/progress/ranking',
    summary: 'List all teams of the battle, best first; a frozen ranking returns the state at the freeze',
    headers: runToken,
    responses: { ...failures, 200: page(rankingEntry).extend({ frozen_at: time.nullable() }) },
  },
  messages: {
    method: 'GET',
    path: '/progress/messages',
    summary: 'List the messages of the organiser to this team, newest first',
    headers: runToken,
    responses: { ...failures, 200: page(battleMessage) },
  },
  invitation: {
    method: 'GET',
    path: '/progress/invitation',
    summary: 'Get the invitation to the own team of friends; only without a battle',
    headers: runToken,
    responses: { ...failures, 200: invitation },
  },
  leave: {
    method: 'POST',
    path: '/progress/leave',
    summary: 'Leave the own team of friends; the last player to leave deletes the team and its progress',
    headers: runToken,
    body: c.noBody(),
    /** Number of remaining players. */
    responses: { ...failures, 200: z.object({ members: z.int() }) },
  },
  submit: {
    method: 'POST',
    path: '/progress',
    summary: 'Answer a task or buy a hint',
    headers: runToken,
    body: submission,
    responses: { ...failures, 200: submissionResult },
  },
  myself: {
    method: 'GET',
    path: '/progress/myself',
    summary: 'List explorations played by this account or guest id',
    headers: optionalSession,
    query: z.object({ guest_id: guestId.optional() }),
    responses: { ...failures, 200: page(ownProgress) },
  },
  takeOver: {
    method: 'POST',
    path: '/progress/takeover',
    summary: 'Move the participations of a guest to the account; the guest keeps those that the account has already',
    headers: sessionToken,
    body: z.object({ guest_id: guestId }),
    /** Numbers of participations. */
    responses: { ...failures, 200: z.object({ taken_over: z.int(), kept: z.int() }) },
  },
  remove: {
    method: 'DELETE',
    path: '/progress',
    summary: 'Delete the own progress in one exploration',
    headers: optionalSession,
    body: z.object({
      progressor_type: z.enum(['guest', 'user']),
      guest_id: guestId.nullish(),
      exploration_id: id,
    }),
    responses: { ...failures, 200: z.object({ deleted: z.int() }) },
  },
});

export type Points = z.infer<typeof points>;
export type BattleMessage = z.infer<typeof battleMessage>;
export type Invitation = z.infer<typeof invitation>;
export type JoinedPois = z.infer<typeof joinedPois>;
export type RankingEntry = z.infer<typeof rankingEntry>;
export type Submission = z.infer<typeof submission>;
export type SubmissionResult = z.infer<typeof submissionResult>;
export type OwnProgress = z.infer<typeof ownProgress>;
