import type { ExplorationTrail, TrailPoi } from '@puzzle-runs/contract/management/trail.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Carrying } from '#carry/carry.ts';
import { useCarry } from '#carry/use-carry.ts';
import { trailQuery } from '#shell/exploration-query.ts';

/**
 * Moves and copies of spots and quests within the trail. Each is saved by a call and can be undone; a new order is
 * shown at once, and taken back when it is refused.
 */
export function useTrailActs(trail: ExplorationTrail) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [news, setNews] = useState('');
  const carry = useCarry();
  const here = { slug: trail.slug, name: trail.name };

  function moveIn(what: Carrying['what'], ids: readonly number[], position: number, poi?: TrailPoi) {
    const rows: readonly { id: number; name: string }[] = poi ? poi.Tasks : trail.Pois;
    const moved = rows.find(({ id }) => id === ids[0]);
    setNews(t('order.moved', { name: moved?.name ?? '', place: position, all: rows.length }));
    const Pois = poi
      ? trail.Pois.map((each) => (each.id === poi.id ? { ...each, Tasks: placed(each.Tasks, ids, position) } : each))
      : placed(trail.Pois, ids, position);
    carry.mutate({ verb: 'move', what, ids, from: trail, to: { ...here, poi, position } });
    client.setQueryData(trailQuery(trail.slug).queryKey, { ...trail, Pois });
  }

  return {
    /** Tells screen readers of the last move. */
    news,
    /** Moves spots, of which the first gets this position. */
    moveSpots: (ids: readonly number[], position: number) => moveIn('pois', ids, position),
    /** Moves quests within their spot. */
    moveQuests: (poi: TrailPoi, ids: readonly number[], position: number) => moveIn('tasks', ids, position, poi),
    /** Moves quests to the end of another spot. */
    moveQuestsTo: (poi: TrailPoi, ids: readonly number[]) =>
      carry.mutate({ verb: 'move', what: 'tasks', ids, from: trail, to: { ...here, poi } }),
    /** Copies a spot, or a quest of `poi`, behind itself. */
    duplicate(what: Carrying['what'], { id, position }: { id: number; position: number }, poi?: TrailPoi) {
      carry.mutate({ verb: 'copy', what, ids: [id], from: trail, to: { ...here, poi, position: position + 1 } });
    },
  };
}

export type TrailActs = ReturnType<typeof useTrailActs>;

/** The rows in their new order, with positions from 1 on. */
function placed<Row extends { id: number; position: number }>(
  rows: readonly Row[],
  ids: readonly number[],
  position: number,
): Row[] {
  const moved = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const others = rows.filter(({ id }) => !ids.includes(id));
  return others.toSpliced(position - 1, 0, ...moved).map((row, index) => ({ ...row, position: index + 1 }));
}
