import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { NavTabs } from './nav-tabs.tsx';
import { RunHeader } from './run-header.tsx';

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

/** Header of every page of a poi: the tabs of its exploration, and links to the poi's own parts. */
export function PoiHeader({ poi, title, open, crumbs = [], actions }: Props) {
  const { Exploration: exploration } = poi;
  const at = { exploration: exploration.slug, poi: poi.slug };
  return (
    <RunHeader
      exploration={exploration}
      title={title ?? poi.name}
      open={open}
      crumbs={[...(title === undefined ? [] : [{ to: to.poi(at), label: poi.name }]), ...crumbs]}
      parts={<PoiTabs poi={poi} />}
      actions={actions}
    />
  );
}

interface PoiTabsProps {
  poi: Pick<ManagedPoi, 'name' | 'slug' | 'Exploration' | 'UnlockPrerequisites' | 'task_count'>;
}

/** The three parts of a poi with their counts: the poi itself, its prerequisites, and its tasks. */
function PoiTabs({ poi }: PoiTabsProps) {
  const { t } = useTranslation();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  return (
    <NavTabs
      label={t('poi.tabs', { name: poi.name })}
      tabs={[
        { to: to.poi(at), label: t('poi.tab.poi'), end: true },
        { to: to.prerequisites(at), label: t('poi.tab.prerequisites'), count: poi.UnlockPrerequisites.length },
        { to: to.tasks(at), label: t('poi.tab.tasks'), count: poi.task_count },
      ]}
    />
  );
}
