import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { landingTexts } from '#i18n/landing.ts';
import { to } from '#to.ts';
import { ExplorationFactChips } from '#ui/exploration-fact-chips.tsx';
import { Link } from '#ui/link.tsx';
import { postalCodeAndTown } from '#ui/postal-code-and-town.ts';
import styles from './featured-exploration.module.css';
import { LandingSection } from './landing-section.tsx';

/** The first of the public explorations; nothing if there are no explorations. */
export function FeaturedExploration() {
  const { t } = useTranslation(landingTexts);
  const { data } = useSuspenseQuery(query(routes.explorations.list, { query: { limit: 1 } }));
  const exploration = data.rows[0];
  if (!exploration) return null;

  return (
    <LandingSection title={t('landing.featured')}>
      <Card className={styles.exploration}>
        <div className={styles.picture}>
          <CoverImage src={exploration.image} hue={exploration.name} width="min(100vw, 40rem)" />
        </div>
        <div className={styles.words}>
          <h3>{exploration.name}</h3>
          <p>{postalCodeAndTown(exploration)}</p>
          <ExplorationFactChips exploration={exploration} />
          <Link to={to.exploration({ exploration: exploration.slug })} className={buttonClass('sun')}>
            {t('landing.featured.open')}
          </Link>
        </div>
      </Card>
    </LandingSection>
  );
}
