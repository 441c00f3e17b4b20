import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { joiningTexts } from '#i18n/joining.ts';
import { PageMeta } from '#shell/page-meta.tsx';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Shown when a join link is invalid or could not be checked. */
export function JoinImpossible({ error, onRetry }: Props) {
  const { t } = useTranslation(joiningTexts);
  const code = failureCodeOf(error);
  const [params] = useSearchParams();
  const { participant } = useParams(); // of a printed card
  const leadsTo = participant || params.get('team_id') ? 'noTeam' : 'text';
  const canRetry = code === 'network' || code === 'rate_limited' || code === 'unavailable' || code === 'unexpected';
  return (
    <>
      <PageMeta title={t('joinLink.impossible')} hidden />
      <EmptyState
        level={1}
        title={t('joinLink.impossible')}
        text={t(canRetry || code === 'team_merged' ? `problem.${code}` : `joinLink.impossible.${leadsTo}`)}
        action={
          <>
            {canRetry && <Button onClick={onRetry}>{t('action.retry')}</Button>}
            <Link to={to.home()} className={buttonClass('quiet')}>
              {t('action.home')}
            </Link>
          </>
        }
      />
    </>
  );
}
