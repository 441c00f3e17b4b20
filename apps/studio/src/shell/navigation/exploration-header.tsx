import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { ExplorationTabs } from './exploration-tabs.tsx';
import { PageHeader } from './page-header.tsx';

interface Props extends Omit<ComponentProps<typeof PageHeader>, 'tabs'> {
  exploration: { slug: string; name: string; poi_count: number };
}

/**
 * Header of a page below an exploration's own page: its tabs, and `crumbs` after those that lead to the exploration.
 */
export function ExplorationHeader({ exploration, crumbs = [], ...header }: Props) {
  const { t } = useTranslation();
  const { slug, name, poi_count } = exploration;
  return (
    <PageHeader
      {...header}
      tabs={<ExplorationTabs exploration={slug} pois={poi_count} />}
      crumbs={[
        { to: to.explorations(), label: t('nav.explorations') },
        { to: to.exploration({ exploration: slug }), label: name },
        ...crumbs,
      ]}
    />
  );
}
