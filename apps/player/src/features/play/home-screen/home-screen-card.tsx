import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { handoverTexts } from '#i18n/handover.ts';
import { useInstallPrompt } from '#offline/install-prompt.ts';
import { GameCode } from './game-code.tsx';
import styles from './home-screen.module.css';

/**
 * Offers to put the site on the home screen: by the browser's dialog, or, on devices of Apple, by hand and with a code
 * for the game.
 */
export function HomeScreenCard() {
  const { t } = useTranslation(handoverTexts);
  const title = useId();
  const install = useInstallPrompt();
  return (
    <Card as="section" className={styles.card} aria-labelledby={title}>
      <h2 id={title}>{t(install ? 'handover.install.title' : 'handover.ios.title')}</h2>
      {install ? (
        <>
          <p>{t('handover.install.text')}</p>
          <Button variant="quiet" onClick={install}>
            {t('handover.install.action')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('handover.ios.how')}</p>
          <p>{t('handover.ios.other')}</p>
          <GameCode />
        </>
      )}
    </Card>
  );
}
