import { Button } from '@mantine/core';
import { PAGES } from '@puzzle-runs/site/pages.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { usePlayerUrl } from '#shell/use-player-url.ts';
import styles from './no-licenses.module.css';

/** Empty state of an account without a licence, with links to the licence pages of the player site. */
export function NoLicenses() {
  const { t } = useTranslation(licensesTexts);
  const playerSite = usePlayerUrl();
  return (
    <EmptyState
      title={t('licenses.empty.title')}
      text={t('licenses.empty.text')}
      action={
        playerSite !== undefined && (
          <div className={styles.ways}>
            <Button component="a" href={playerSite + PAGES.licenseBusiness.path}>
              {t('licenses.empty.business')}
            </Button>
            <Button component="a" href={playerSite + PAGES.licenseEducation.path} variant="outline">
              {t('licenses.empty.education')}
            </Button>
          </div>
        )
      }
    />
  );
}
