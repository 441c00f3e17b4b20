import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import { usePlay } from '../play-context.ts';
import { PointsCounter } from '../points-counter.tsx';
import styles from './playground.module.css';
import { PlaygroundPlay } from './playground-play.tsx';
import { type PlaygroundServer, playgroundServer } from './playground-server.ts';
import type { PlaygroundScript } from './script.ts';

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
