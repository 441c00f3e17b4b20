import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlayContext } from '../play-context.ts';
import type { SpecimenServer } from './specimen-server.ts';

interface Props {
  server: SpecimenServer;
  /** Read again this often by itself, in milliseconds: where time opens pois. */
  every?: number;
  children: ReactNode;
}

/** Where a specimen is played; no address of the site leads there. */
const PLACE = { exploration: 'specimen' };

/** A game that a specimen's server keeps, for the play components inside. Several may show the same one. */
export function SpecimenPlay({ server, every, children }: Props) {
  const { data: joined } = useQuery({ ...server.joined, initialData: server.read, refetchInterval: every ?? false });
  return <PlayContext value={{ place: PLACE, server, joined, live: 'live' }}>{children}</PlayContext>;
}
