import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Slug of the run. */
  exploration: string;
  className?: string;
}

/** Back to the run in the studio, where the test began; left out until its address is known. */
export function StudioLink({ exploration, className }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(query(routes.site.settings));
  if (!data) return null;
  return (
    <a className={className} href={`${data.studio_url}/management/exploration/${encodeURIComponent(exploration)}`}>
      {t('play.trial.back')}
    </a>
  );
}
