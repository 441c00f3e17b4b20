import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { NavTabs } from './nav-tabs.tsx';

interface Props {
  poi: Pick<ManagedPoi, 'name' | 'slug' | 'Exploration' | 'UnlockPrerequisites' | 'task_count'>;
}

/** The three parts of a poi with their counts: the poi itself, its prerequisites, and its tasks. */
export function PoiTabs({ poi }: Props) {
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
