import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { DrawnTrail } from '@puzzle-runs/web/ui/drawn-trail.tsx';
import { useTranslation } from 'react-i18next';
import { featureTexts } from '#i18n/feature.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import styles from './missing-feature.module.css';

/** End of the overview: suggest a feature, or register. */
export function MissingFeature() {
  const { t } = useTranslation(featureTexts);
  return (
    <section className={styles.missing}>
      <div>
        <h2>{t('feature.missing')}</h2>
        <p>{t('feature.missing.text')}</p>
        <div className={styles.ways}>
          <Link to={to.page('featureProposal')} className={buttonClass()}>
            {t('feature.missing.action')}
          </Link>
          <Link to={to.page('register')} className={buttonClass('quiet')}>
            {t('feature.start')}
          </Link>
        </div>
      </div>
      <DrawnTrail className={styles.drawing} />
    </section>
  );
}
