import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { DrawnTrail } from '@puzzle-runs/web/ui/drawn-trail.tsx';
import { useTranslation } from 'react-i18next';
import { landingTexts } from '#i18n/landing.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './creator-call.module.css';
import { LandingSection } from './landing-section.tsx';

/** Leads creators to registration, or logged-in ones to the studio. */
export function CreatorCall() {
  const { t } = useTranslation(landingTexts);
  const account = useAccount();
  return (
    <LandingSection title={t('landing.create')}>
      <div className={styles.call}>
        <div className={styles.words}>
          <p>{t('landing.create.text')}</p>
          <Link to={account ? to.management() : to.page('register')} className={buttonClass()}>
            {t(account ? 'landing.create.studio' : 'landing.create.register')}
          </Link>
        </div>
        <DrawnTrail className={styles.drawing} />
      </div>
    </LandingSection>
  );
}
