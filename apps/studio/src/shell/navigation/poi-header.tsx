import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ReactNode } from 'react';
import { to } from '#to.ts';
import { RunHeader } from './run-header.tsx';

interface Props {
  poi: ManagedPoi;
  /** What the page is about; by default the poi. */
  title?: string;
  /** For the title of the browser tab: the part of the poi that is open. */
  part?: string;
  actions?: ReactNode;
}

/** Header of the lists of a poi, and of deletions in it, with the way back to its page. */
export function PoiHeader({ poi, title = poi.name, ...header }: Props) {
  const { Exploration: exploration } = poi;
  const back = { to: to.poi({ exploration: exploration.slug, poi: poi.slug }), label: poi.name };
  return <RunHeader exploration={exploration} title={title} crumbs={[back]} {...header} />;
}
