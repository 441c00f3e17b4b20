import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { usePhotoCount } from '../photo-count.ts';
import { NavTabs } from './nav-tabs.tsx';

interface Props {
  /** Slug of the exploration. */
  exploration: string;
  /** Number of its pois, where known. */
  pois?: number | undefined;
}

/** Tabs of an exploration's pages, below their header. */
export function ExplorationTabs({ exploration, pois }: Props) {
  const { t } = useTranslation();
  const at = { exploration };
  const photos = usePhotoCount({ exploration_name: exploration });
  const photoTab =
    photos === undefined ? [] : [{ to: to.explorationPhotos(at), label: t('tabs.photos'), count: photos || undefined }];
  return (
    <NavTabs
      label={t('tabs.label')}
      tabs={[
        { to: to.exploration(at), label: t('tabs.exploration'), end: true },
        { to: to.pois(at), label: t('tabs.pois'), count: pois },
        { to: to.poiMap(at), label: t('tabs.map') },
        { to: to.languages(at), label: t('tabs.languages') },
        { to: to.overview(at), label: t('tabs.overview') },
        { to: to.insights(at), label: t('tabs.insights') },
        ...photoTab,
        { to: to.shareExploration(at), label: t('tabs.share') },
      ]}
    />
  );
}
