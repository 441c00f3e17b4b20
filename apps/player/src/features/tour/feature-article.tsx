import { FEATURE_DESCRIPTIONS } from '@puzzle-runs/site/feature-descriptions.ts';
import { FEATURE_TITLES, type FeatureTab, featureGroupOf } from '@puzzle-runs/site/feature-tabs.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { featureTexts } from '#i18n/feature.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './feature-article.module.css';
import { FeatureIcon } from './feature-icon.tsx';

interface Props {
  tab: FeatureTab;
  /** The playground needs the whole width. */
  wide: boolean;
  /** The playground. */
  children: ReactNode;
}

/** One feature: what it is, a playground, what it is good for, and how to set it up. */
export function FeatureArticle({ tab, wide, children }: Props) {
  const { t, i18n } = useTranslation(featureTexts);
  const language = currentLanguage(i18n);
  const title = FEATURE_TITLES[tab][language];
  const description = FEATURE_DESCRIPTIONS[tab][language];
  return (
    <article className={classNames(styles.article, wide && styles.wide)}>
      <header className={styles.head}>
        <Link to={to.page('features')} className={styles.group}>
          <span className="visually-hidden">{t('feature.overview')}: </span>
          {t(`feature.group.${featureGroupOf(tab)}`)}
        </Link>
        <h1>
          <span className={styles.icon}>
            <FeatureIcon tab={tab} size={26} />
          </span>
          {title}
        </h1>
        <p className={styles.lead}>{description}</p>
        <p>{t(`feature.${tab}.what`)}</p>
      </header>
      <div className={styles.playground}>{children}</div>
      <div className={styles.more}>
        <h2>{t('feature.imagine')}</h2>
        <p>{t(`feature.${tab}.example`)}</p>
        <h2>{t('feature.know')}</h2>
        <p>{t(`feature.${tab}.setup`)}</p>
      </div>
    </article>
  );
}
