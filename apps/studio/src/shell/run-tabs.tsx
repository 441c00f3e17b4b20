import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { NavTabs } from './nav-tabs.tsx';

interface Props {
  /** Slug of the run. */
  exploration: string;
  /** How many spots it has, where that is known. */
  spots?: number | undefined;
}

/** The pages of one run (specification 2, part 2), below the header of each of them. */
export function RunTabs({ exploration, spots }: Props) {
  const { t } = useTranslation();
  const at = { exploration };
  return (
    <NavTabs
      label={t('tabs.label')}
      tabs={[
        { to: to.run(at), label: t('tabs.run'), end: true },
        { to: to.spots(at), label: t('tabs.spots'), count: spots },
        { to: to.overview(at), label: t('tabs.overview') },
        { to: to.shareRun(at), label: t('tabs.share') },
      ]}
    />
  );
}
