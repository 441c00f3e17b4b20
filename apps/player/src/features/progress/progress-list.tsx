import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { to } from '#to.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { Link } from '#ui/link.tsx';
import { ownProgressQuery } from './own-progress.ts';
import { ProgressCard } from './progress-card.tsx';

/** All games started on this device or with this account. */
export function ProgressList() {
  const { t } = useTranslation(accountPagesTexts);
  useAccount(); // renders again after login and logout, because other games belong to it
  const { data } = useSuspenseQuery(ownProgressQuery());

  if (data.rows.length === 0) {
    return (
      <EmptyState
        title={t('progress.empty.title')}
        text={t('progress.empty.text')}
        action={
          <Link to={to.explorations()} className={buttonClass()}>
            {t('action.toExplorations')}
          </Link>
        }
      />
    );
  }
  return (
    <CardGrid minWidth={22}>
      {data.rows.map((entry) => (
        <ProgressCard
          key={`${entry.progressor_type}/${entry.Exploration.id}/${entry.Battle?.id}/${entry.Team?.id}`}
          entry={entry}
        />
      ))}
    </CardGrid>
  );
}
