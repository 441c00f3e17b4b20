import { PROGRESSOR_TYPES } from '@puzzle-runs/domain/progress/kinds.ts';
import type { TaskType } from '@puzzle-runs/domain/task/content.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { battleSchedule } from './battle-schedule.ts';
import { optionalSession, runToken, sessionToken } from './headers.ts';
import { playedPoi } from './poi.ts';
import { codeFlag, failures, guestId, id, page, time, whole } from './shared.ts';
import { answers } from './task.ts';
import { taskUnion } from './task-union.ts';

const c = initContract();

/** How friends join a team without a battle: by the link, or its QR code. `members`: how many people are in it. */
export const invitation = z.object({ team_id: id, team_code: z.string(), join_url: z.string(), members: z.int() });

export const points = z.object({
  netPoints: z.int(),
  earnedPoints: z.int(),
  spentPoints: z.int(),
  /** Given by the organiser of a battle, or taken when negative; counted in the net points. */
  adjustedPoints: z.int(),
  pointsToEarn: z.int(),
});

export const namedPlace = z.object({ id, name: z.string(), slug: z.string() });
export const playedTeam = namedPlace.extend({ image: z.string().nullable() });

export const participationProgress = points.extend({
  tasks_completed: z.int(),
  tasks_to_complete: z.int(),
  joined_at: time,
  /** When the last quest was solved, once all are. */
  finished_at: time.nullable(),
  rating: z.int().nullable(),
});

/** Everything a player's device shows of the run: spots in position order and where the player stands. */
export const joinedPois = page(playedPoi).extend({
  exploration: namedPlace.extend({ image: z.string().nullable(), code: codeFlag }),
  battle: namedPlace.nullable(),
  team: playedTeam.nullable(),
  /** Of the battle, for this team; null outside of battles. While it waits for the start, there are no spots to read. */
  schedule: battleSchedule.nullable(),
  progress: participationProgress,
});

/** What an organiser told the player's team, or all teams. */
export const battleMessage = z.object({ id, text: z.string(), to_team: z.boolean(), sent_at: time });

export const rankingEntry = z.object({
  /** 1 is first; equal results share a place. */
  place: whole,
  Team: z.object({
    id: whole,
    name: z.string(),
    image: z.string().nullable(),
    totalEarnedPoints: whole,
    totalSpentPoints: whole,
  }),
  /** Given by the organiser, or taken when negative. */
  adjustedPoints: whole,
  Exploration: z.object({ id: whole, name: z.string() }),
  netPoints: whole,
  pointsToEarn: whole,
});

/** Made by the client; sent again after a lost connection, it gives the first outcome again and counts nothing twice. */
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

export const submission = z.discriminatedUnion('progress_type', [
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

export const submissionResult = z.discriminatedUnion('progress_type', [
  z.object({ progress_type: z.literal('task'), progress_id: id, points: z.int(), netPoints: z.int() }),
  z.object({ progress_type: z.literal('hint'), progress_id: id, hint_value: z.string(), netPoints: z.int() }),
]);

export const ownProgress = points.extend({
  progressor_type: z.enum(PROGRESSOR_TYPES),
  /** Only of the caller's own guest or account; null for a team. */
  progressor_id: z.string().nullable(),
  Exploration: namedPlace.extend({ image: z.string().nullable(), code: codeFlag }),
  Battle: namedPlace.nullable(),
  Team: playedTeam.nullable(),
  tasks_completed: z.int(),
  tasks_to_complete: z.int(),
  finished_at: time.nullable(),
});

export const joined = c.router({
  pois: {
    method: 'GET',
    path: '/joined/pois',
    summary: 'Spots of the joined run as this player may see them',
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
    summary: 'All teams of the battle, best first; while it is frozen, as they were then',
    headers: runToken,
    responses: { ...failures, 200: page(rankingEntry).extend({ frozen_at: time.nullable() }) },
  },
  messages: {
    method: 'GET',
    path: '/progress/messages',
    summary: 'What the organiser of the battle told this team, latest first',
    headers: runToken,
    responses: { ...failures, 200: page(battleMessage) },
  },
  invitation: {
    method: 'GET',
    path: '/progress/invitation',
    summary: 'How friends come into the own team, where it plays a run together without a battle',
    headers: runToken,
    responses: { ...failures, 200: invitation },
  },
  leave: {
    method: 'POST',
    path: '/progress/leave',
    summary: 'Leave the own team of friends; whoever leaves last takes the team and its progress along',
    headers: runToken,
    body: c.noBody(),
    /** How many are left. */
    responses: { ...failures, 200: z.object({ members: z.int() }) },
  },
  submit: {
    method: 'POST',
    path: '/progress',
    summary: 'Answer a quest or pay for a hint',
    headers: runToken,
    body: submission,
    responses: { ...failures, 200: submissionResult },
  },
  myself: {
    method: 'GET',
    path: '/progress/myself',
    summary: 'Runs played by this account and by this guest id',
    headers: optionalSession,
    query: z.object({ guest_id: guestId.optional() }),
    responses: { ...failures, 200: page(ownProgress) },
  },
  takeOver: {
    method: 'POST',
    path: '/progress/takeover',
    summary: 'Make what a guest has played the own; where the account already takes part, the guest keeps his',
    headers: sessionToken,
    body: z.object({ guest_id: guestId }),
    /** Numbers of participations. */
    responses: { ...failures, 200: z.object({ taken_over: z.int(), kept: z.int() }) },
  },
  remove: {
    method: 'DELETE',
    path: '/progress',
    summary: 'Delete the own progress in one run',
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
