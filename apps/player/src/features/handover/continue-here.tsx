import { session } from '@puzzle-runs/web/session/session.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Disclosure } from '@puzzle-runs/web/ui/disclosure.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handoverTexts } from '#i18n/handover.ts';
import { GameCodeForm } from './game-code-form.tsx';
import styles from './handover.module.css';

/** On the home screen of Apple, where the site starts without the games of Safari: asks for the code of one. */
export function ContinueHere() {
  const { t } = useTranslation(handoverTexts);
  const title = useId();
  const [isEmpty] = useState(() => !session.hasPlayed());
  if (!isEmpty) {
    return (
      <Disclosure summary={t('handover.enter.title')}>
        <div className={styles.card}>
          <GameCodeForm />
        </div>
      </Disclosure>
    );
  }
  return (
    <Card as="section" tone="current" className={styles.card} aria-labelledby={title}>
      <h2 id={title}>{t('handover.enter.title')}</h2>
      <GameCodeForm />
    </Card>
  );
}
