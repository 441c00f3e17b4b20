import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { clockParts } from '@puzzle-runs/domain/battle/team-statistic.ts';
import { type CsvCell, formatCsv } from '@puzzle-runs/domain/format-csv.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { filledPercent } from '@puzzle-runs/domain/progress/points.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import { readStatistic } from './statistic.service.ts';
import { statisticColumns } from './statistic-columns.ts';

interface Wanted {
  battle_name: string;
  lines: 'teams' | 'entries';
  language: Language;
}

/** The statistic of an own battle as CSV, with its file name. Throws `not_found`. */
export async function exportStatisticCsv(
  deps: Pick<Deps, 'store'>,
  session: Session,
  { battle_name: slug, lines, language }: Wanted,
): Promise<{ name: string; csv: string }> {
  const { tieRule } = await getOwnBattle(deps.store.db, session.user_id, { slug });
  const rows = await readStatistic(deps, session, { slug });
  const text = statisticColumns[language];
  const table =
    lines === 'teams'
      ? [text.teams, ...rows.toSorted((a, b) => a.place - b.place).map((row) => teamLine(row, text.ties[tieRule]))]
      : entryLines(rows, language);
  return { name: `${slug}-${lines}.csv`, csv: formatCsv(table, language) };
}

/** `tie`: what decides between teams with equal points. */
function teamLine(entry: StatisticEntry, tie: string): CsvCell[] {
  return [
    entry.joined_at === null ? null : entry.place,
    entry.Team.name,
    entry.Exploration.name,
    entry.netPoints,
    entry.earnedPoints,
    entry.spentPoints,
    entry.adjustedPoints,
    entry.pointsToEarn,
    filledPercent(entry.netPoints, entry.pointsToEarn),
    entry.tasksCompleted,
    entry.totalTasks,
    entry.hintsCompleted,
    entry.totalHints,
    timeCell(entry.joined_at),
    timeCell(entry.first_solved_at),
    timeCell(entry.last_solved_at),
    timeCell(entry.tie_break_at),
    entry.playing_seconds === null ? null : durationCell(clockParts(entry.playing_seconds * 1_000)),
    tie,
    durationCell(entry.elapsed),
  ];
}

function entryLines(entries: StatisticEntry[], language: Language): CsvCell[][] {
  const { entries: head, task, hint, points, arrival, arrivals } = statisticColumns[language];
  const lines = entries.flatMap(({ Team, Exploration, Adjustments }) => {
    const of = [Team.name, Exploration.name];
    return [
      ...Exploration.Pois.flatMap((poi) => [
        ...(poi.arrived_via === null
          ? []
          : [[...of, poi.name, arrival, arrivals[poi.arrived_via], ...worthCells(0, poi.arrived_at)]]),
        ...poi.Tasks.map((each) => [...of, poi.name, task, each.name, ...worthCells(each.points, each.progressed_at)]),
        ...poi.Hints.map((each, index) => {
          return [...of, poi.name, hint, String(index + 1), ...worthCells(-each.cost, each.progressed_at)];
        }),
      ]),
      ...Adjustments.map((each) => [...of, null, points, each.reason, ...worthCells(each.points, each.at)]),
    ];
  });
  return [[...head], ...lines];
}

/** Worth, points the team actually has from it, and when: only the sum of the second column is meaningful. */
function worthCells(worth: number, at: string | null): CsvCell[] {
  return [worth, at === null ? 0 : worth, timeCell(at)];
}

/** `01:02:03`; empty without a time between two entries, where the screen shows a dash. */
function durationCell({ hours, minutes, seconds }: StatisticEntry['elapsed']): CsvCell {
  if (hours + minutes + seconds === 0) return null;
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

/** ISO time as spreadsheets parse it, to the second. */
function timeCell(at: string | null): CsvCell {
  return at && at.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');
}
