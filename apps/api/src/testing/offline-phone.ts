import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { decodePackage } from '@puzzle-runs/web/offline-play/decode-package.ts';
import { judgeOffline } from '@puzzle-runs/web/offline-play/judge-offline.ts';
import { judgedBody } from '@puzzle-runs/web/offline-play/judged-body.ts';
import { replayQueue, viewWithQueue } from '@puzzle-runs/web/offline-play/replay-queue.ts';
import { done } from './creators.ts';
import type { Client } from './test-app.ts';

/** A phone with the offline package: judges by the rules in the browser, and keeps what it would send. */
export async function offlinePhone({ joined: calls }: Client, now: () => number) {
  const content = decodePackage(done(await calls.offlinePackage()));
  const joined = done(await calls.pois());
  const queue: { body: Submission; queuedAt: number; outcome: unknown }[] = [];
  const clockOffset = 0;
  return {
    queue,
    view: () => viewWithQueue({ content, joined }, queue, { clockOffset, now: now() }),
    play(body: Submission): SubmissionResult | Problem {
      const progress = replayQueue({ content, joined }, queue, clockOffset);
      try {
        const { outcome } = judgeOffline({ game: { content, joined }, progress, at: now() }, body);
        queue.push({ body: judgedBody(body), queuedAt: now(), outcome: comparable(outcome) });
        return outcome;
      } catch (problem) {
        if (problem instanceof Problem) return problem;
        throw problem;
      }
    },
  };
}

/** An outcome of either side: its code and values, or its result. */
export function comparable(outcome: SubmissionResult | Problem | { status: number; body: unknown }): unknown {
  if (outcome instanceof Problem) return { code: outcome.code, ...(outcome.params && { params: outcome.params }) };
  if (!('status' in outcome)) return outcome;
  const { errors } = outcome.body as { errors?: { code: string; params?: object }[] };
  return errors?.[0] ? { code: errors[0].code, ...(errors[0].params && { params: errors[0].params }) } : outcome.body;
}

/** The state without the order of choices and the ids of photos, which are each participation's own. */
export function comparableState(joined: JoinedPois) {
  return JSON.parse(
    JSON.stringify(joined, (key, value) => {
      if (key === 'photo' && value) return { ...value, id: 0 };
      if (value?.task_type === 'photo') return { ...value, answer: value.answer === null ? null : 0 };
      return key === 'task' || key === 'team' ? undefined : value;
    }),
  );
}

/** The state without times, which are those of receipt on the server. */
export function withoutTimes(joined: JoinedPois) {
  return JSON.parse(
    JSON.stringify(comparableState(joined), (key, value) => {
      if (key === 'finished_at') return value !== null;
      return /_at$|_from$|^now$/.test(key) ? undefined : value;
    }),
  );
}
