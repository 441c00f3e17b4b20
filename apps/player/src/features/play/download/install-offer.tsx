import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { isInstallableByHand, useInstallPrompt } from '#offline/install-prompt.ts';
import styles from './download-card.module.css';

/** Offers to put the site on the home screen; renders nothing if the browser cannot do that, or the site is already there. */
export function InstallOffer() {
  const { t } = useTranslation(offlineTexts);
  const install = useInstallPrompt();
  if (!install) return isInstallableByHand() ? <p className={styles.note}>{t('offline.install.ios')}</p> : null;
  return (
    <div className={styles.install}>
      <p className={styles.note}>{t('offline.install.text')}</p>
      <Button variant="quiet" onClick={install}>
        {t('offline.install.action')}
      </Button>
    </div>
  );
}
