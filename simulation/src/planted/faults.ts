/** A fault that the tests plant into the product, to prove that the simulation finds it. */
export interface PlantedFault {
  /** The invariant that breaks. */
  invariant: string;
  /** The first seed that finds it. */
  seed: number;
  /** Expressions of the product, each of which occurs once in its file, and the wrong expressions in their place. */
  changes: readonly { file: string; find: string; replace: string }[];
}

const PLAY = 'apps/api/src/modules/play';

/**
 * One fault per invariant. When code moves, a fault moves with it: `find` must occur exactly once in `file`, else the
 * simulation does not start. `npm run simulate -- --find-planted` finds the seeds again.
 */
export const PLANTED_FAULTS = {
  'an answer is given up when the database is away': {
    invariant: 'nothing is lost',
    seed: 1,
    changes: [
      {
        file: 'packages/web/src/outbox/outbox-rules.ts',
        find: "code === 'network' || code === 'unavailable'",
        replace: "code === 'network'",
      },
    ],
  },
  'a submission is not recognised': {
    invariant: 'nothing counts twice',
    seed: 1,
    changes: [
      {
        file: `${PLAY}/submit/submissions.repository.ts`,
        find: 'row?.outcome ?? undefined',
        replace: 'undefined',
      },
      {
        file: `${PLAY}/submit/submissions.repository.ts`,
        find: "tx.insert(tx.t.submissions).values(placeholders('participationId', 'submissionId', 'outcome', 'createdAt'))",
        replace:
          "tx.insert(tx.t.submissions).values(placeholders('participationId', 'submissionId', 'outcome', 'createdAt')).onConflictDoNothing()",
      },
    ],
  },
  'points are added again instead of their difference': {
    invariant: 'the standing is the sum of the marks',
    seed: 1,
    changes: [
      {
        file: `${PLAY}/submit/store-progress.repository.ts`,
        find: 'is.earned - was.earned',
        replace: 'is.earned',
      },
    ],
  },
  'points of the organiser are added twice': {
    invariant: 'given points are in the log',
    seed: 4,
    changes: [
      {
        file: 'apps/api/src/modules/management/battles/participants.repository.ts',
        find: 'sql`${side.adjusted} + ${points}`',
        replace: 'sql`${side.adjusted} + 2 * ${points}`',
      },
    ],
  },
  'the phone counts waiting photos twice': {
    invariant: 'the phone shows what the server shows',
    seed: 3,
    changes: [
      {
        file: 'packages/web/src/offline-play/offline-view.ts',
        find: 'open_reviews + openReviews(progress) - openReviews(start)',
        replace: 'open_reviews + openReviews(progress)',
      },
    ],
  },
  'the ranking leaves out given points': {
    invariant: 'the ranking is one order',
    seed: 4,
    changes: [
      {
        file: 'packages/domain/src/progress/ranking-with-ties.ts',
        find: 'netOf(b) - netOf(a)',
        replace: 'b.earned - b.spent - a.earned + a.spent',
      },
    ],
  },
  'hints show their text before they are bought': {
    invariant: 'no leak',
    seed: 1,
    changes: [
      {
        file: 'packages/domain/src/game/view.ts',
        find: 'progress.bought.has(id) ? [id] : []',
        replace: '[id]',
      },
    ],
  },
  'a lost request is not tried again': {
    invariant: 'every queue drains',
    seed: 4,
    changes: [
      {
        file: 'packages/web/src/outbox/outbox.ts',
        find: 'schedule(() => void flush(), step)',
        replace: '() => undefined',
      },
    ],
  },
  'the game never tells that it is finished': {
    invariant: 'finished agrees',
    seed: 2,
    changes: [
      {
        file: `${PLAY}/read/joined-pois.service.ts`,
        find: 'finished === null ? null : new Date(finished).toISOString()',
        replace: 'null',
      },
    ],
  },
  'attempts never run out': {
    invariant: 'limits hold',
    seed: 2,
    changes: [
      {
        file: 'packages/domain/src/tasks/attempts.ts',
        find: 'remainingAttempts(attempts, wrong) !== 0',
        replace: 'true',
      },
    ],
  },
  'an edit locks what is open': {
    invariant: 'open spots stay open',
    seed: 5,
    changes: [
      {
        file: `${PLAY}/conditions/edit-conditions.service.ts`,
        find: 'await keepOpen(tx, { explorationId: id, content: before, at, keepsFinish })',
        replace: 'void keepsFinish',
      },
    ],
  },
  'the cache keeps content that was edited': {
    invariant: 'a held response is right',
    seed: 15,
    changes: [
      {
        file: `${PLAY}/read/cached-content.repository.ts`,
        find: 'cached?.revision === exploration.revision',
        replace: 'cached !== undefined',
      },
    ],
  },
  'the phone does not tell that it has waited': {
    invariant: 'the server decides like the phone',
    seed: 162,
    changes: [
      {
        file: 'packages/web/src/offline-play/replay-queue.ts',
        find: '{ ...arrival, waited_offline: true }',
        replace: '{ ...arrival }',
      },
    ],
  },
  'the highest net points follow the net points': {
    invariant: 'the highest net points only rise',
    seed: 1,
    changes: [
      {
        file: 'packages/domain/src/game/apply.ts',
        find: 'Math.max(standingOf(before).highestNet, standingOf(applied.progress).highestNet)',
        replace: 'standingOf(applied.progress).net',
      },
      {
        file: `${PLAY}/submit/store-progress.repository.ts`,
        find: 'sql`case when ${p.highestNet} < ${highest} then ${highest} else ${p.highestNet} end`',
        replace: 'sql`${highest}`',
      },
    ],
  },
  'a repeated answer makes the server fail': {
    invariant: 'no faults',
    seed: 1,
    changes: [
      {
        file: `${PLAY}/submit/submit.service.ts`,
        find: 'earlier.outcome as SubmissionOutcome',
        replace: 'earlier.missing.outcome as SubmissionOutcome',
      },
    ],
  },
  'hints are sold on credit': {
    invariant: 'a hint is paid with points',
    seed: 2,
    changes: [{ file: 'packages/domain/src/game/buy-hint.ts', find: 'cost > 0 && cost > net', replace: 'false' }],
  },
  'hints are sold before their time': {
    invariant: 'a hint comes in its time',
    seed: 1,
    changes: [{ file: 'packages/domain/src/game/buy-hint.ts', find: '!state.shown', replace: 'false' }],
  },
  'a piece is named before its spot is open': {
    invariant: 'pieces name what is seen',
    seed: 1,
    changes: [
      {
        file: 'packages/domain/src/game/pieces.ts',
        find: '!isOpen(game, poi, progress, { reached, at })',
        replace: 'false',
      },
    ],
  },
  'a held response stays although points were given': {
    invariant: 'a held response is right',
    seed: 1,
    changes: [
      {
        file: `${PLAY}/read/joined-pois.service.ts`,
        find: 'JSON.stringify([FORM, basis])',
        replace: 'JSON.stringify([FORM, basis.participation.id])',
      },
    ],
  },
  'the insights count an act again with the next one': {
    invariant: 'counters are what was counted',
    seed: 1,
    changes: [
      {
        file: `${PLAY}/counting/count-act.service.ts`,
        find: 'tallyChange(row.tally, tally)',
        replace: 'tallyChange({}, tally)',
      },
    ],
  },
  'a team is let in without a look at the others': {
    invariant: 'a full spot lets no team in',
    seed: 5,
    changes: [
      {
        file: `${PLAY}/submit/game-of-run.ts`,
        find: 'presentTeams(own, others, rule, now.getTime())',
        replace: 'new Map<number, number>()',
      },
    ],
  },
  'a team waits twice as long': {
    invariant: 'a team waits no longer than the room allows',
    seed: 13,
    changes: [
      {
        file: 'packages/domain/src/battle/room.ts',
        find: 'room.minutes * MINUTE_MS',
        replace: '2 * room.minutes * MINUTE_MS',
      },
    ],
  },
} satisfies Record<string, PlantedFault>;
