import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './first-quest.module.css';
import { Section } from './section.tsx';

/** A quest to solve right here, beside what it is about; the page brings the quest. */
export function FirstQuest({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Section title={t('landing.try')}>
      <div className={styles.quest}>
        <div className={styles.words}>
          <p>{t('landing.try.text')}</p>
          <p>{t('landing.try.more')}</p>
          <Link to={to.page('features')} className={buttonClass('quiet')}>
            {t('landing.try.all')}
          </Link>
        </div>
        {children}
      </div>
    </Section>
  );
}
