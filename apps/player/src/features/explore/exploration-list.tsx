import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { ExplorationFactChips } from '#ui/exploration-fact-chips.tsx';
import { Link } from '#ui/link.tsx';
import { postalCodeAndTown } from '#ui/postal-code-and-town.ts';
import styles from './exploration-list.module.css';
import { listRequests } from './filters.ts';
import { ListPage, type ListProps } from './list-page.tsx';

/** The public explorations that match the filters. */
export function ExplorationList({ filters, onChange }: ListProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(query(routes.explorations.list, { query: listRequests(filters).list }));

  return (
    <ListPage
      filters={filters}
      onChange={onChange}
      count={data.count}
      countLabel={t('explore.explorations', { count: data.count })}
    >
      {data.rows.map((exploration) => (
        <ExplorationRow key={exploration.id} exploration={exploration} reading={filters.language} />
      ))}
    </ListPage>
  );
}

interface Props {
  exploration: PublicExploration;
  /** Language by which the list is filtered: the page of the run opens in it. */
  reading?: string;
}

/** An exploration in the list. */
function ExplorationRow({ exploration, reading }: Props) {
  const address = to.exploration({ exploration: exploration.slug });
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.picture}>
        <CoverImage src={exploration.image} hue={exploration.name} width="7.5rem" />
      </div>
      <div>
        <h2 className={styles.name}>
          <Link to={reading ? `${address}?lang=${encodeURIComponent(reading)}` : address} lang={exploration.lang}>
            {exploration.name}
          </Link>
        </h2>
        <p className={styles.place}>{postalCodeAndTown(exploration)}</p>
        <ExplorationFactChips exploration={exploration} />
      </div>
    </Card>
  );
}
