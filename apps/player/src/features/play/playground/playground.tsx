import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import { PlayContext, usePlay } from '../play-context.ts';
import { PlayedTaskCard } from '../played-task-card.tsx';
import { PointsCounter } from '../points-counter.tsx';
import styles from './playground.module.css';
import { type PlaygroundServer, playgroundServer } from './playground-server.ts';
import type { PlaygroundScript } from './script.ts';

/** Place of a playground's game; not an address of the site. */
const PLACE = { exploration: 'playground' };

/** Builds a playground's script with the texts of a language. */
export type ScriptOf = (t: TFunction<typeof playgroundTexts>) => PlaygroundScript;

/** The server of a playground; lives as long as the component is mounted. */
export function usePlayground(script: ScriptOf): PlaygroundServer {
  const { t } = useTranslation(playgroundTexts);
  const [server] = useState(() => playgroundServer(script(t), Date.now));
  return server;
}

interface Props {
  script: ScriptOf;
  /** Polling interval in milliseconds. */
  every?: number;
  children: ReactNode;
}

/** A game to try out, with its points counter. */
export function Playground({ script, every, children }: Props) {
  const server = usePlayground(script);
  return (
    <PlaygroundPlay server={server} {...(every !== undefined && { every })}>
      <PlaygroundPoints />
      {children}
    </PlaygroundPlay>
  );
}

/** The points counter of a playground. */
export function PlaygroundPoints() {
  const { joined } = usePlay();
  return (
    <div className={styles.points}>
      <PointsCounter value={joined.progress.netPoints} />
    </div>
  );
}

interface PlaygroundPlayProps {
  server: PlaygroundServer;
  /** Polling interval in milliseconds, where time unlocks pois. */
  every?: number;
  isOffline?: boolean;
  children: ReactNode;
}

/** Provides a playground's game to the play components inside. Several may share one server. */
export function PlaygroundPlay({ server, every, isOffline = false, children }: PlaygroundPlayProps) {
  const { data: joined } = useQuery({ ...server.joined, initialData: server.read, refetchInterval: every ?? false });
  const play = { place: PLACE, server, joined, live: 'live', isPlayground: true, isOffline } as const;
  return <PlayContext value={play}>{children}</PlayContext>;
}

/** The tasks of a playground with a single poi. */
export function PoiTasks() {
  const { joined } = usePlay();
  const poi = joined.rows[0];
  return poi?.unlocked ? poi.Tasks.map((task) => <PlayedTaskCard key={task.id} task={task} />) : null;
}
