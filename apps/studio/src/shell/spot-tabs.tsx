import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { NavTabs } from './nav-tabs.tsx';

interface Props {
  spot: Pick<ManagedPoi, 'name' | 'slug' | 'Exploration' | 'UnlockPrerequisites' | 'task_count'>;
}

/** The three parts of a spot: itself, what opens it, and its quests, with how many there are. */
export function SpotTabs({ spot }: Props) {
  const { t } = useTranslation();
  const at = { exploration: spot.Exploration.slug, poi: spot.slug };
  return (
    <NavTabs
      label={t('spot.tabs', { name: spot.name })}
      tabs={[
        { to: to.spot(at), label: t('spot.tab.spot'), end: true },
        { to: to.qualifiers(at), label: t('spot.tab.qualifiers'), count: spot.UnlockPrerequisites.length },
        { to: to.quests(at), label: t('spot.tab.quests'), count: spot.task_count },
      ]}
    />
  );
}
