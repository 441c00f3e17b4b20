import { query } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Picture } from '@puzzle-runs/web/ui/picture.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { placeOf, RunFacts } from '#ui/run-facts.tsx';
import styles from './featured-run.module.css';
import { Section } from './section.tsx';

/** The first row of the runs list (specification 1, part 1); nothing as long as there is none. */
export function FeaturedRun() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(query(routes.explorations.list, { query: { limit: 1 } }));
  const run = data.rows[0];
  if (!run) return null;

  return (
    <Section title={t('landing.featured')}>
      <Card className={styles.run}>
        <div className={styles.picture}>
          <Picture src={run.image} hue={run.name} />
        </div>
        <div className={styles.words}>
          <h3>{run.name}</h3>
          <p>{placeOf(run)}</p>
          <RunFacts run={run} />
          <Link to={to.exploration({ exploration: run.slug })} className={buttonClass('sun')}>
            {t('landing.featured.open')}
          </Link>
        </div>
      </Card>
    </Section>
  );
}
