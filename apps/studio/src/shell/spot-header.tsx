import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { PageHeader } from './page-header.tsx';
import { SpotTabs } from './spot-tabs.tsx';

interface Props {
  spot: ManagedPoi;
  /** Name of the page; the spot's own unless told otherwise. */
  title?: string;
  /** What is open on it, for the browser's tab. */
  open?: string;
  /** The way from the spot's page down to this one. */
  crumbs?: readonly { to: string; label: string }[];
  actions?: ReactNode;
}

/** Top of every page of a spot, with the ways to its run, the other spots of it, and its own parts. */
export function SpotHeader({ spot, title, open, crumbs = [], actions }: Props) {
  const { t } = useTranslation();
  const { Exploration: run } = spot;
  const at = { exploration: run.slug, poi: spot.slug };
  return (
    <>
      <PageHeader
        title={title ?? spot.name}
        open={open}
        crumbs={[
          { to: to.runs(), label: t('nav.runs') },
          { to: to.run(at), label: run.name },
          { to: to.spots(at), label: t('nav.spots') },
          ...(title === undefined ? [] : [{ to: to.spot(at), label: spot.name }]),
          ...crumbs,
        ]}
        actions={actions}
      />
      <SpotTabs spot={spot} />
    </>
  );
}
