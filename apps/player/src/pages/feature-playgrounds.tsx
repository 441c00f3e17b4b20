import type { FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import { lazy, type ReactNode } from 'react';

const Code = lazy(async () => ({
  default: (await import('#features/exploration/code-playground.tsx')).CodePlayground,
}));
const Hint = lazy(async () => ({
  default: (await import('#features/play/playground/hint-playground.tsx')).HintPlayground,
}));
const Markers = lazy(async () => ({
  default: (await import('#features/explore/map-playground.tsx')).MapPlayground,
}));
const Place = lazy(async () => ({
  default: (await import('#features/play/playground/place-playground.tsx')).PlacePlayground,
}));
const Progress = lazy(async () => ({
  default: (await import('#features/play/playground/progress-playground.tsx')).ProgressPlayground,
}));
const Qr = lazy(async () => ({
  default: (await import('#features/play/playground/qr-playground.tsx')).QrPlayground,
}));
const Task = lazy(async () => ({
  default: (await import('#features/play/playground/task-playground.tsx')).TaskPlayground,
}));
const Exploration = lazy(async () => ({
  default: (await import('#features/play/playground/exploration-playground.tsx')).ExplorationPlayground,
}));
const Share = lazy(async () => ({
  default: (await import('#features/play/playground/share-playground.tsx')).SharePlayground,
}));
const Single = lazy(async () => ({
  default: (await import('#features/play/playground/single-playground.tsx')).SinglePlayground,
}));
const Statistic = lazy(async () => ({
  default: (await import('#features/tour/statistic/statistic-playground.tsx')).StatisticPlayground,
}));
const Team = lazy(async () => ({
  default: (await import('#features/play/playground/team-playground.tsx')).TeamPlayground,
}));
const Battle = lazy(async () => ({
  default: (await import('#features/play/playground/battle-playground.tsx')).BattlePlayground,
}));

interface Playground {
  shows: ReactNode;
  /** Whether there is something to begin again. */
  restarts: boolean;
  /** Room it takes at least, as CSS length. */
  room: string;
  /** Has parts that are best seen beside each other. */
  wide?: boolean;
}

const toPlay = (shows: ReactNode, room: string): Playground => ({ shows, restarts: true, room });
const toSee = (shows: ReactNode, room: string): Playground => ({ shows, restarts: false, room });

/** The real part of the product that each feature's page lets one try. */
export const PLAYGROUNDS: Record<FeatureTab, Playground> = {
  statistic: toSee(<Statistic />, '40rem'),
  team: { ...toPlay(<Team />, '34rem'), wide: true },
  single: toPlay(<Single />, '28rem'),
  share: toSee(<Share />, '36rem'),
  versus: toPlay(<Battle />, '56rem'),
  password: toPlay(<Code />, '16rem'),
  map: toSee(<Markers />, '28rem'),
  progress: toPlay(<Progress />, '44rem'),
  hint: toPlay(<Hint tab="hint" />, '24rem'),
  coords: toSee(<Place tab="coords" />, '26rem'),
  address: toSee(<Place tab="address" />, '28rem'),
  cloze: toPlay(<Task tab="cloze" />, '34rem'),
  qr: toPlay(<Qr />, '46rem'),
  number: toPlay(<Task tab="number" />, '44rem'),
  free: toPlay(<Task tab="free" />, '40rem'),
  multiple: toPlay(<Task tab="multiple" />, '48rem'),
  sort: toPlay(<Task tab="sort" />, '34rem'),
  video: toPlay(<Hint tab="video" />, '12rem'),
  text: toPlay(<Hint tab="text" />, '12rem'),
  image: toPlay(<Hint tab="image" />, '12rem'),
  points: { ...toPlay(<Exploration tab="points" />, '46rem'), wide: true },
  task: { ...toPlay(<Exploration tab="task" />, '46rem'), wide: true },
  time: { ...toPlay(<Exploration tab="time" />, '46rem'), wide: true },
};
