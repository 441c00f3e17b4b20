import '#i18n/playground.ts';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../play-context.ts';
import { PointsCounter } from '../points-counter.tsx';
import styles from './playground.module.css';
import { PlaygroundPlay } from './playground-play.tsx';
import { type PlaygroundServer, playgroundServer } from './playground-server.ts';
import type { PlaygroundScript } from './script.ts';

/** A game in the words of a language. */
export type ScriptOf = (t: TFunction) => PlaygroundScript;

/** The server of a playground, as long as the component stands. */
export function usePlayground(script: ScriptOf): PlaygroundServer {
  const { t } = useTranslation();
  const [server] = useState(() => playgroundServer(script(t), Date.now));
  return server;
}

interface Props {
  script: ScriptOf;
  /** Read again this often by itself, in milliseconds. */
  every?: number;
  children: ReactNode;
}

/** A game to try out, with its points. */
export function Playground({ script, every, children }: Props) {
  const server = usePlayground(script);
  return (
    <PlaygroundPlay server={server} {...(every !== undefined && { every })}>
      <PlaygroundPoints />
      {children}
    </PlaygroundPlay>
  );
}

/** The example points of a playground, counting as they do in a game. */
export function PlaygroundPoints() {
  const { joined } = usePlay();
  return (
    <div className={styles.points}>
      <PointsCounter value={joined.progress.netPoints} room="all" />
    </div>
  );
}
