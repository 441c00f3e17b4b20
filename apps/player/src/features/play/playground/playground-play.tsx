import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlayContext } from '../play-context.ts';
import type { PlaygroundServer } from './playground-server.ts';

interface Props {
  server: PlaygroundServer;
  /** Polling interval in milliseconds, where time unlocks pois. */
  every?: number;
  isOffline?: boolean;
  children: ReactNode;
}

/** Place of a playground's game; not an address of the site. */
const PLACE = { exploration: 'playground' };

/** Provides a playground's game to the play components inside. Several may share one server. */
export function PlaygroundPlay({ server, every, isOffline = false, children }: Props) {
  const { data: joined } = useQuery({ ...server.joined, initialData: server.read, refetchInterval: every ?? false });
  const play = { place: PLACE, server, joined, live: 'live', isPlayground: true, isOffline } as const;
  return <PlayContext value={play}>{children}</PlayContext>;
}
