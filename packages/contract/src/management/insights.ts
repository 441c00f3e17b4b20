import { FEEDBACK_TABLES, INSIGHT_TABLES } from '@puzzle-runs/domain/insights/insight-tables.ts';
import { ANSWER_TEXT_MAX, keptAnswerText } from '@puzzle-runs/domain/tasks/wrong-answer-text.ts';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from '../failures.ts';
import { id, idParam, language, submissionId, text } from '../shared.ts';
import { taskType } from '../task.ts';
import { replyInput } from '../tasks/reply-fields.ts';
import { sessionToken } from '../token-headers.ts';

const c = initContract();

const ofExploration = z.object({ exploration_id: idParam });

/** Which participations count. */
const filters = {
  /** First and last day, in the time zone of the installation, on which the participations began. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** All, those outside of battles, or those in battles. */
  play: z.enum(['all', 'free', 'battle']).default('all'),
  /** Only of this battle; then the caller must own the battle, else the exploration. */
  battle_id: idParam.optional(),
  /** Of the screen on which players joined. */
  lang: language.optional(),
};

const insightQuery = z.object(filters);

/** Seconds, from `from` up to, but without, `to`; null without a limit. */
const durationRange = z.object({ from: z.int(), to: z.int().nullable() }).meta({ id: 'DurationRange' });

/** Each exact to one range; null with fewer than five durations. */
const quartiles = z
  .object({ quartile_1: durationRange, median: durationRange, quartile_3: durationRange })
  .nullable()
  .meta({ id: 'DurationQuartiles' });

const poiInsights = z
  .object({
    id,
    name: z.string(),
    position: z.int(),
    /** Participations to which the poi was open. */
    opened: z.int(),
    first_solved: z.int(),
    all_solved: z.int(),
    /** Last active here, not finished, and not active for 24 hours. */
    left_here: z.int(),
    hints_bought: z.int(),
    /** How participations proved that they had arrived. */
    arrivals: z.object({ position: z.int(), code: z.int(), organiser_code: z.int(), self_reported: z.int() }),
  })
  .meta({ id: 'PoiInsights' });

const taskInsights = z
  .object({
    id,
    name: z.string(),
    poi_id: id,
    poi: z.string(),
    task_type: taskType,
    /** Allowed wrong answers; null: without a limit. */
    attempts: z.int().nullable(),
    /** Answers, right and wrong. */
    tries: z.int(),
    /** Participations that answered. */
    tried: z.int(),
    solved: z.int(),
    /** Not solved, and no attempt is left or the player was not active for 24 hours. */
    given_up: z.int(),
    /** A photo was sent and waits for its review. */
    waiting: z.int(),
    /** Open, never tried, nothing sent, and a later poi has a solved task. */
    skipped: z.int(),
    /** Options of a decision, and how many participations chose each; empty for other kinds. */
    options: z.array(z.object({ option: z.string(), chosen: z.int() })),
    /** Since the last solved task or, if later, the arrival. */
    time: quartiles,
  })
  .meta({ id: 'TaskInsights' });

const insights = z
  .object({
    begun: z.int(),
    finished: z.int(),
    /** Not finished, and active in the last 24 hours. */
    playing: z.int(),
    /** From the beginning to the finish. */
    duration: quartiles,
    /**
     * By the day, in the time zone of the installation, on which participations began, oldest first; days without any
     * are left out.
     */
    days: z.array(z.object({ day: z.iso.date(), begun: z.int(), finished: z.int() })),
    pois: z.array(poiInsights),
    tasks: z.array(taskInsights),
  })
  .meta({ id: 'Insights' });

/** A wrong answer that at least two participations gave. */
const wrongAnswer = z
  .object({
    task_id: id,
    /** Folded (lower case, single spaces) and cut after 100 characters. */
    text: z.string(),
    /** How often it was given. */
    count: z.int(),
    participations: z.int(),
    /** What players are told after it; missing without a reply. */
    reply: z.string().optional(),
    /** Whether the answer costs no attempt because of its reply; missing if it does. */
    free: z.boolean().optional(),
  })
  .meta({ id: 'WrongAnswer' });

/** A wrong answer that the creator accepted afterwards; the form of the task does not list it. */
const acceptedAnswer = z.object({ task_id: id, text: z.string() }).meta({ id: 'AcceptedAnswer' });

export const managedInsights = c.router({
  wrongAnswers: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/wrong-answers',
    summary: 'List the wrong answers in an own exploration',
    description:
      'Returns texts that at least two participations gave in the last 90 days, the most frequent first, at most ' +
      'ten for each task. Never who gave them.',
    pathParams: ofExploration,
    headers: sessionToken,
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: z
        .object({
          count: z.int(),
          rows: z.array(wrongAnswer),
          /** Accepted before; each can be withdrawn. */
          accepted: z.array(acceptedAnswer),
        })
        .meta({ id: 'WrongAnswers' }),
    },
  },
  acceptWrongAnswer: {
    method: 'POST',
    path: '/pois/:poi_id/tasks/:task_id/wrong-answers/accept',
    summary: 'Make a wrong answer right',
    description:
      'From now on the answer solves the task. With `recalculate`, participations that gave it get the task and its ' +
      'points as of their answer. Returns how many.',
    pathParams: z.object({ poi_id: idParam, task_id: idParam }),
    headers: sessionToken,
    body: z
      .object({
        text: text(ANSWER_TEXT_MAX).overwrite(keptAnswerText),
        recalculate: z.boolean().default(false),
        submission_id: submissionId,
      })
      .meta({ id: 'AcceptedWrongAnswer' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'limit_reached', 'rate_limited', 'conflict'),
      200: z.object({ recalculated: z.int() }).meta({ id: 'RecalculatedCount' }),
    },
  },
  replyToAnswer: {
    method: 'POST',
    path: '/pois/:poi_id/tasks/:task_id/wrong-answers/reply',
    summary: 'Reply to a wrong answer',
    description:
      'From now on players who give the answer are told the reply, in `params.reply` of their refusal. A reply to ' +
      'the same answer is replaced. Refused with `already_right` if the answer solves the task.',
    pathParams: z.object({ poi_id: idParam, task_id: idParam }),
    headers: sessionToken,
    body: z
      .object({
        text: text(ANSWER_TEXT_MAX).overwrite(keptAnswerText),
        reply: replyInput,
        free: z.boolean().default(false),
        submission_id: submissionId,
      })
      .meta({ id: 'ReplyToAnswer' }),
    responses: {
      ...failures(
        'invalid_request',
        'missing',
        'already_right',
        'unauthorized',
        'not_found',
        'limit_reached',
        'rate_limited',
        'conflict',
      ),
      200: z.object({ replies: z.int() }).meta({ id: 'ReplyCount' }),
    },
  },
  withdrawAnswer: {
    method: 'POST',
    path: '/pois/:poi_id/tasks/:task_id/wrong-answers/withdraw',
    summary: 'Make an accepted answer wrong again',
    description:
      'From now on the answer does not solve the task. Players who solved it keep their points. Returns the answers ' +
      'that stay accepted.',
    pathParams: z.object({ poi_id: idParam, task_id: idParam }),
    headers: sessionToken,
    body: z.object({ text: text(ANSWER_TEXT_MAX).overwrite(keptAnswerText) }).meta({ id: 'WithdrawnAnswer' }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found', 'rate_limited'),
      200: z.object({ accepted: z.array(z.string()) }).meta({ id: 'AcceptedAnswers' }),
    },
  },
  read: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/insights',
    summary: 'Get the insights of an own exploration',
    description:
      'Returns how many participations began and finished, how far they came at each poi, and how each task went. ' +
      'Trials never count. Fewer than five participations have no quartiles. With `battle_id`, of an own battle.',
    pathParams: ofExploration,
    headers: sessionToken,
    query: insightQuery,
    responses: { ...failures('invalid_request', 'unauthorized', 'not_found'), 200: insights },
  },
  file: {
    method: 'GET',
    path: '/management/explorations/:exploration_id/insights/csv',
    summary: 'Export a table of the insights as CSV',
    description:
      'Takes the same filters. `wrong`, `reports` and `comments` are what players wrote: only of an own ' +
      'exploration, without filters. `language` decides the headings and the separator.',
    pathParams: ofExploration,
    headers: sessionToken,
    query: z.object({
      ...filters,
      table: z.enum([...INSIGHT_TABLES, ...FEEDBACK_TABLES]),
      language: language.default('de'),
    }),
    responses: {
      ...failures('invalid_request', 'unauthorized', 'not_found'),
      200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: z.string() }),
    },
  },
});

export type Insights = z.infer<typeof insights>;
export type InsightQuery = z.input<typeof insightQuery>;
/** The query as the API reads it, with its defaults. */
export type ParsedInsightQuery = z.output<typeof insightQuery>;
export type AcceptedAnswer = z.infer<typeof acceptedAnswer>;
export type WrongAnswer = z.infer<typeof wrongAnswer>;
export type InsightQuartiles = z.infer<typeof quartiles>;
