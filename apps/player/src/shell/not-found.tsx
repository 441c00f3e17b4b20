import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { PageMeta } from './page-meta.tsx';

/** Shown for an unknown address or something that was deleted. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('state.notFound.title')} hidden />
      <EmptyState
        level={1}
        title={t('state.notFound.title')}
        text={t('state.notFound.text')}
        action={
          <Link to={to.explorations()} className={buttonClass()}>
            {t('action.toExplorations')}
          </Link>
        }
      />
    </>
  );
}
