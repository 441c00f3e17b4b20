import type { ExplorationTrail, TrailPoi } from '@puzzle-runs/contract/management/trail.ts';
import { moveItem } from '@puzzle-runs/domain/edit-list.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { useSave } from '#shell/form/use-save.ts';

interface Order {
  /** The trail in the new order. */
  trail: ExplorationTrail;
  send: () => Promise<unknown>;
  /** For screen readers. */
  news: string;
}

/** Moves of spots and quests on the trail. Each is shown at once and saved by a call; a refused one is taken back. */
export function useTrailOrder(exploration: string, trail: ExplorationTrail | undefined) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const showAlert = useAlert();
  const [news, setNews] = useState('');
  const readAgain = () => client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });
  const save = useSave({
    send: (order: Order) => order.send(),
    onDone(_answer, order) {
      setNews(order.news);
      showAlert('update');
      return readAgain();
    },
    onRefused() {
      void readAgain();
      return false;
    },
  });

  function show(order: Order) {
    client.setQueryData(trailQuery(exploration).queryKey, order.trail);
    save.mutate(order);
  }
  const newsOf = (name: string, place: number, all: number) => t('order.moved', { name, place: place + 1, all });

  return {
    news,
    /** Moves a spot between indices, counted from 0. */
    moveSpot(from: number, to: number) {
      const poi = trail?.Pois[from];
      if (!trail || !poi) return;
      const { rows, changed } = positioned(moveItem(trail.Pois, from, to));
      const order = changed.map(({ id, position }) => ({ poi_id: id, position }));
      show({
        trail: { ...trail, Pois: rows },
        send: () => accountCall(routes.managedPois.arrange, { body: { exploration_name: exploration, order } }),
        news: newsOf(poi.name, to, rows.length),
      });
    },
    /** Moves a quest within its spot. */
    moveQuest(poi: TrailPoi, from: number, to: number) {
      const task = poi.Tasks[from];
      if (!trail || !task) return;
      const { rows, changed } = positioned(moveItem(poi.Tasks, from, to));
      const order = changed.map(({ id, position }) => ({ task_id: id, position }));
      const Pois = trail.Pois.map((each) => (each.id === poi.id ? { ...each, Tasks: rows } : each));
      show({
        trail: { ...trail, Pois },
        send: () => accountCall(routes.tasks.arrange, { params: { poi_id: poi.id }, body: { order } }),
        news: newsOf(task.name, to, rows.length),
      });
    },
  };
}

/** The rows with positions from 1 on, and those of them whose position changes. */
function positioned<Row extends { position: number }>(rows: readonly Row[]) {
  const placed = rows.map((row, index) => ({ ...row, position: index + 1 }));
  return { rows: placed, changed: placed.filter(({ position }, index) => position !== rows[index]?.position) };
}

export type TrailOrder = ReturnType<typeof useTrailOrder>;
