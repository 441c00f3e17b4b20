import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { landingTexts } from '#i18n/landing.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './hero.module.css';
import { HeroTrail } from './hero-trail.tsx';

const FACTS = ['account', 'app', 'ads'] as const;

/** Introduction of the landing page with the main links. */
export function Hero() {
  const { t } = useTranslation(landingTexts);
  const account = useAccount();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t('landing.title')}</h1>
        <p>{t('landing.text')}</p>
        <div className={styles.ways}>
          <Link to={to.explorations()} className={buttonClass()}>
            {t('landing.start')}
          </Link>
          <Link to={account ? to.management() : to.page('register')} className={buttonClass('quiet')}>
            {t('landing.build')}
          </Link>
        </div>
        <ul className={styles.facts}>
          {FACTS.filter((fact) => !(account && fact === 'account')).map((fact) => (
            <li key={fact}>
              <IconCheck aria-hidden size={20} />
              {t(`landing.fact.${fact}`)}
            </li>
          ))}
        </ul>
      </div>
      <HeroTrail className={styles.drawing} />
    </section>
  );
}
