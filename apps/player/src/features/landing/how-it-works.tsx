import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { landingTexts } from '#i18n/landing.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { Trail, TrailStop } from '#ui/trail.tsx';
import styles from './how-it-works.module.css';
import { LandingSection } from './landing-section.tsx';

const STEPS = [
  { key: 'find', state: 'done' },
  { key: 'solve', state: 'open' },
  { key: 'unlock', state: 'locked' },
] as const;

/** Three steps from start to finish, beside a first task passed as children. */
export function HowItWorks({ children }: { children: ReactNode }) {
  const { t } = useTranslation(landingTexts);
  return (
    <LandingSection title={t('landing.how')}>
      <div className={styles.how}>
        <div className={styles.words}>
          <Trail>
            {STEPS.map(({ key, state }) => (
              <TrailStop key={key} state={state}>
                <Card tone={state === 'open' ? 'current' : 'plain'}>
                  <h3>{t(`landing.how.${key}`)}</h3>
                  {t(`landing.how.${key}.text`)}
                </Card>
              </TrailStop>
            ))}
          </Trail>
          <p className={styles.first}>{t('landing.try.text')}</p>
          <p>{t('landing.try.more')}</p>
          <Link to={to.page('features')} className={buttonClass('quiet')}>
            {t('landing.try.all')}
          </Link>
        </div>
        {children}
      </div>
    </LandingSection>
  );
}
