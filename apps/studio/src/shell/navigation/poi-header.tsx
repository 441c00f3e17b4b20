import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { PageHeader } from './page-header.tsx';
import { PoiTabs } from './poi-tabs.tsx';

interface Props {
  poi: ManagedPoi;
  /** Title of the page; by default the poi's name. */
  title?: string;
  /** Name of the open record, for the browser tab's title. */
  open?: string;
  /** Breadcrumbs from the poi's page to this one. */
  crumbs?: readonly { to: string; label: string }[];
  actions?: ReactNode;
}

/** Header of every page of a poi, with links to its exploration, the exploration's pois, and the poi's own parts. */
export function PoiHeader({ poi, title, open, crumbs = [], actions }: Props) {
  const { t } = useTranslation();
  const { Exploration: exploration } = poi;
  const at = { exploration: exploration.slug, poi: poi.slug };
  return (
    <>
      <PageHeader
        title={title ?? poi.name}
        open={open}
        crumbs={[
          { to: to.explorations(), label: t('nav.explorations') },
          { to: to.exploration(at), label: exploration.name },
          { to: to.pois(at), label: t('nav.pois') },
          ...(title === undefined ? [] : [{ to: to.poi(at), label: poi.name }]),
          ...crumbs,
        ]}
        tabs={<PoiTabs poi={poi} />}
        actions={actions}
      />
    </>
  );
}
