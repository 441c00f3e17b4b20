import type { Insights, ParsedInsightQuery } from '@puzzle-runs/contract/management/insights.ts';
import { dateOfDay, dayOfDate } from '@puzzle-runs/domain/insights/calendar-day.ts';
import { parseFigure } from '@puzzle-runs/domain/insights/figures.ts';
import { summariseInsights } from '@puzzle-runs/domain/insights/summarise.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import {
  type InsightFilter,
  isPlayedIn,
  listActive,
  readInsightOutline,
  sumDays,
  sumParts,
} from './insights.repository.ts';

const HOUR_MS = 3_600_000;
const LEFT_AFTER_HOURS = 24;

/** The insights of an own run or, with `battle_id`, of a run in an own battle. Throws `not_found`. */
export async function readInsights(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  { user_id }: Session,
  { exploration_id: explorationId, ...query }: ParsedInsightQuery & { exploration_id: number },
): Promise<Insights> {
  await refuseOthers(db, user_id, { explorationId, battleId: query.battle_id });
  const filter = filterOf(explorationId, query);
  const [outline, parts, days, active] = await Promise.all([
    readInsightOutline(db, explorationId),
    sumParts(db, filter),
    sumDays(db, filter),
    listActive(db, filter, Math.floor(now().getTime() / HOUR_MS) - LEFT_AFTER_HOURS),
  ]);
  const sums = [...parts, ...days].map(({ figure, n }) => [figure, n] as const);
  return { ...summariseInsights({ outline, sums, active }), days: daysOf(days) };
}

async function refuseOthers(
  db: Db,
  userId: number,
  { explorationId, battleId }: { explorationId: number; battleId: number | undefined },
): Promise<void> {
  if (battleId === undefined) {
    await getOwnExploration(db, userId, explorationId);
    return;
  }
  await getOwnBattle(db, userId, { id: battleId });
  if (!(await isPlayedIn(db, explorationId, battleId))) throw new Problem('not_found');
}

function filterOf(explorationId: number, { from, to, play, battle_id, lang }: ParsedInsightQuery): InsightFilter {
  const day = (date: string | undefined, otherwise: number) => (date === undefined ? otherwise : dayOfDate(date));
  return {
    explorationId,
    days: from === undefined && to === undefined ? null : { from: day(from, 1), to: day(to, 2_000_000) },
    battle: battle_id === undefined ? play : { id: battle_id },
    lang,
  };
}

function daysOf(rows: { day: number; figure: string; n: number }[]): Insights['days'] {
  const days = new Map<number, { begun: number; finished: number }>();
  for (const { day, figure, n } of rows) {
    const counts = days.get(day) ?? { begun: 0, finished: 0 };
    days.set(day, counts);
    if (parseFigure(figure).kind === 'b') counts.begun += n;
    else counts.finished += n;
  }
  return Array.from(days, ([day, counts]) => ({ day: dateOfDay(day), ...counts }));
}
