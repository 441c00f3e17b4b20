import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlayContext } from '../play-context.ts';
import type { PlaygroundServer } from './playground-server.ts';

interface Props {
  server: PlaygroundServer;
  /** Read again this often by itself, in milliseconds: where time opens pois. */
  every?: number;
  children: ReactNode;
}

/** Where a playground is played; no address of the site leads there. */
const PLACE = { exploration: 'specimen' };

/** A game that a playground's server keeps, for the play components inside. Several may show the same one. */
export function PlaygroundPlay({ server, every, children }: Props) {
  const { data: joined } = useQuery({ ...server.joined, initialData: server.read, refetchInterval: every ?? false });
  return <PlayContext value={{ place: PLACE, server, joined, live: 'live' }}>{children}</PlayContext>;
}
