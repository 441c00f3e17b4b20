import type { FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import type { ReactNode } from 'react';

const Code = onDemand(() => import('#features/exploration/code-playground.tsx').then((file) => file.CodePlayground));
const Hint = onDemand(() =>
  import('#features/play/playground/hint-playground.tsx').then((file) => file.HintPlayground),
);
const Markers = onDemand(() => import('#features/explore/map-playground.tsx').then((file) => file.MapPlayground));
const Place = onDemand(() =>
  import('#features/play/playground/location-playground.tsx').then((file) => file.LocationPlayground),
);
const Progress = onDemand(() =>
  import('#features/play/playground/progress-playground.tsx').then((file) => file.ProgressPlayground),
);
const Qr = onDemand(() => import('#features/play/playground/qr-playground.tsx').then((file) => file.QrPlayground));
const Task = onDemand(() =>
  import('#features/play/playground/task-playground.tsx').then((file) => file.TaskPlayground),
);
const Exploration = onDemand(() =>
  import('#features/play/playground/exploration-playground.tsx').then((file) => file.ExplorationPlayground),
);
const Share = onDemand(() =>
  import('#features/play/playground/share-playground.tsx').then((file) => file.SharePlayground),
);
const Single = onDemand(() =>
  import('#features/play/playground/single-playground.tsx').then((file) => file.SinglePlayground),
);
const Statistic = onDemand(() =>
  import('#features/tour/statistic/statistic-playground.tsx').then((file) => file.StatisticPlayground),
);
const Story = onDemand(() =>
  import('#features/play/playground/exploration-playground.tsx').then((file) => file.StoryPlayground),
);
const Team = onDemand(() =>
  import('#features/play/playground/team-playground.tsx').then((file) => file.TeamPlayground),
);
const Battle = onDemand(() =>
  import('#features/play/playground/battle-playground.tsx').then((file) => file.BattlePlayground),
);

interface Playground {
  element: ReactNode;
  /** Whether there is something to restart. */
  canRestart: boolean;
  /** Minimum height, as CSS length. */
  minHeight: string;
  /** Has parts that belong side by side. */
  wide?: boolean;
}

const interactive = (shows: ReactNode, room: string): Playground => ({
  element: shows,
  canRestart: true,
  minHeight: room,
});
const viewOnly = (shows: ReactNode, room: string): Playground => ({
  element: shows,
  canRestart: false,
  minHeight: room,
});

/** The playground of each feature. */
export const PLAYGROUNDS: Record<FeatureTab, Playground> = {
  statistic: viewOnly(<Statistic />, '40rem'),
  team: { ...interactive(<Team />, '34rem'), wide: true },
  single: interactive(<Single />, '28rem'),
  share: viewOnly(<Share />, '36rem'),
  versus: interactive(<Battle />, '56rem'),
  password: interactive(<Code />, '16rem'),
  map: viewOnly(<Markers />, '28rem'),
  progress: interactive(<Progress />, '44rem'),
  story: { ...interactive(<Story />, '60rem'), wide: true },
  hint: interactive(<Hint tab="hint" />, '24rem'),
  coords: viewOnly(<Place tab="coords" />, '26rem'),
  address: viewOnly(<Place tab="address" />, '28rem'),
  cloze: interactive(<Task tab="cloze" />, '34rem'),
  qr: interactive(<Qr />, '46rem'),
  number: interactive(<Task tab="number" />, '44rem'),
  free: interactive(<Task tab="free" />, '40rem'),
  multiple: interactive(<Task tab="multiple" />, '48rem'),
  sort: interactive(<Task tab="sort" />, '34rem'),
  photo: interactive(<Task tab="photo" />, '52rem'),
  decision: interactive(<Task tab="decision" />, '40rem'),
  video: interactive(<Hint tab="video" />, '12rem'),
  audio: interactive(<Hint tab="audio" />, '12rem'),
  text: interactive(<Hint tab="text" />, '12rem'),
  image: interactive(<Hint tab="image" />, '12rem'),
  points: { ...interactive(<Exploration tab="points" />, '46rem'), wide: true },
  task: { ...interactive(<Exploration tab="task" />, '46rem'), wide: true },
  time: { ...interactive(<Exploration tab="time" />, '46rem'), wide: true },
};
