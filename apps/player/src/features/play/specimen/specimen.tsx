import '#i18n/specimen.ts';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../play-context.ts';
import { PointsCounter } from '../points-counter.tsx';
import type { SpecimenScript } from './script.ts';
import styles from './specimen.module.css';
import { SpecimenPlay } from './specimen-play.tsx';
import { type SpecimenServer, specimenServer } from './specimen-server.ts';

/** A game in the words of a language. */
export type ScriptOf = (t: TFunction) => SpecimenScript;

/** The server of a specimen, as long as the component stands. */
export function useSpecimen(script: ScriptOf): SpecimenServer {
  const { t } = useTranslation();
  const [server] = useState(() => specimenServer(script(t), Date.now));
  return server;
}

interface Props {
  script: ScriptOf;
  /** Read again this often by itself, in milliseconds. */
  every?: number;
  children: ReactNode;
}

/** A game to try out, with its points. */
export function Specimen({ script, every, children }: Props) {
  const server = useSpecimen(script);
  return (
    <SpecimenPlay server={server} {...(every !== undefined && { every })}>
      <SpecimenPoints />
      {children}
    </SpecimenPlay>
  );
}

/** The example points of a specimen, counting as they do in a game. */
export function SpecimenPoints() {
  const { joined } = usePlay();
  return (
    <div className={styles.points}>
      <PointsCounter value={joined.progress.netPoints} room="all" />
    </div>
  );
}
