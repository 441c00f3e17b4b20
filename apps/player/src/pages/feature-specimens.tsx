import type { FeatureTab } from '@puzzle-runs/domain/site/feature-tabs.ts';
import { lazy, type ReactNode } from 'react';

const Code = lazy(async () => ({
  default: (await import('#features/exploration/code-specimen.tsx')).CodeSpecimen,
}));
const Hint = lazy(async () => ({
  default: (await import('#features/play/specimen/hint-specimen.tsx')).HintSpecimen,
}));
const Markers = lazy(async () => ({
  default: (await import('#features/explore/map-specimen.tsx')).MapSpecimen,
}));
const Place = lazy(async () => ({
  default: (await import('#features/play/specimen/place-specimen.tsx')).PlaceSpecimen,
}));
const Progress = lazy(async () => ({
  default: (await import('#features/play/specimen/progress-specimen.tsx')).ProgressSpecimen,
}));
const Qr = lazy(async () => ({
  default: (await import('#features/play/specimen/qr-specimen.tsx')).QrSpecimen,
}));
const Task = lazy(async () => ({
  default: (await import('#features/play/specimen/task-specimen.tsx')).TaskSpecimen,
}));
const Exploration = lazy(async () => ({
  default: (await import('#features/play/specimen/exploration-specimen.tsx')).ExplorationSpecimen,
}));
const Share = lazy(async () => ({
  default: (await import('#features/play/specimen/share-specimen.tsx')).ShareSpecimen,
}));
const Single = lazy(async () => ({
  default: (await import('#features/play/specimen/single-specimen.tsx')).SingleSpecimen,
}));
const Statistic = lazy(async () => ({
  default: (await import('#features/tour/statistic/statistic-specimen.tsx')).StatisticSpecimen,
}));
const Team = lazy(async () => ({
  default: (await import('#features/play/specimen/team-specimen.tsx')).TeamSpecimen,
}));
const Battle = lazy(async () => ({
  default: (await import('#features/play/specimen/battle-specimen.tsx')).BattleSpecimen,
}));

interface Specimen {
  shows: ReactNode;
  /** Whether there is something to begin again. */
  restarts: boolean;
  /** Room it takes at least, as CSS length. */
  room: string;
  /** Has parts that are best seen beside each other. */
  wide?: boolean;
}

const toPlay = (shows: ReactNode, room: string): Specimen => ({ shows, restarts: true, room });
const toSee = (shows: ReactNode, room: string): Specimen => ({ shows, restarts: false, room });

/** The real part of the product that each feature's page lets one try. */
export const SPECIMENS: Record<FeatureTab, Specimen> = {
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
