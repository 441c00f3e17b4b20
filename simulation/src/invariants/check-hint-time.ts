import type { DatabaseReader } from '../server/database-reader.ts';
import { Broken } from '../world/history.ts';
import type { ParticipationRow } from './participation-state.ts';

interface HintRow {
  id: number;
  poi_id: number;
  position: number;
  cost: number;
  shown_after_tries: number | null;
  shown_after_minutes: number | null;
  free_after_minutes: number | null;
  after_previous: boolean | number;
}

/** Returns a check of a bought hint against the tables, by bounds that hold for every way in which its spot opened. */
export function hintTimeCheck({ rows }: DatabaseReader) {
  /** Hints that a participation has bought before, and whether it may tell how long it waited. */
  const seen = new Set<string>();

  return async function check(row: ParticipationRow, hintId: number, now: number): Promise<void> {
    const key = `${row.id} ${hintId}`;
    const [bought] = await rows<{ cost: number; bought_at: number }>(
      `select cost, bought_at from bought_hints where participation_id = ${row.id} and hint_id = ${hintId}`,
    );
    if (!bought || seen.has(key)) return;
    seen.add(key);
    const [hint] = await rows<HintRow>(`select * from hints where id = ${hintId}`);
    // A hint that was bought earlier is returned again, also while it waits.
    if (!hint || bought.bought_at < now) return;
    const broken = (what: string) =>
      new Broken('a hint comes in its time', `participation ${row.id}: hint ${hintId} ${what}`);
    const minutes = (now - Math.max(row.joined_at, row.starts_at ?? 0)) / 60_000;
    const mayTell = row.playable_offline && (row.battle_id === null || row.battle_offline);
    const { shown_after_tries: tries, shown_after_minutes: wait, free_after_minutes: free } = hint;
    const [given] = await rows<{ wrong: number | null }>(`select sum(w.wrong) as wrong from wrong_attempts w
      join tasks t on t.id = w.task_id where w.participation_id = ${row.id} and t.poi_id = ${hint.poi_id}`);
    const isByTries = tries !== null && Number(given?.wrong ?? 0) >= tries;
    const isByMinutes = wait !== null && (mayTell || minutes >= wait);
    if ((tries !== null || wait !== null) && !isByTries && !isByMinutes) throw broken('came too early');
    const isFree = free !== null && (mayTell || minutes >= free);
    if (bought.cost !== hint.cost && !(isFree && bought.cost === 0)) throw broken(`cost ${bought.cost}`);
    if (!hint.after_previous) return;
    const [before] = await rows<{ id: number }>(`select id from hints where poi_id = ${hint.poi_id}
      and position < ${hint.position} order by position desc, id desc limit 1`);
    if (!before) return;
    const opened = await rows(
      `select 1 from bought_hints where participation_id = ${row.id} and hint_id = ${before.id}`,
    );
    if (opened.length === 0) throw broken('came before the one before it');
  };
}
