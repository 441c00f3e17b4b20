import { session } from '@puzzle-runs/web/session/session.ts';
import type { ReactNode } from 'react';
import { HelpState } from '../help/help-state.tsx';
import { usePlay } from '../play-context.ts';
import { MergedNote } from './merged-note.tsx';
import { wasMerged } from './was-merged.ts';

/** What concerns the own team of a battle: that it was merged into another one, and its last call for help. */
export function TeamNews(): ReactNode {
  const { joined, place } = usePlay();
  return (
    <>
      {joined.team && wasMerged(session.runToken(place), joined.team) && <MergedNote team={joined.team.name} />}
      {joined.help_requests && <HelpState />}
    </>
  );
}
