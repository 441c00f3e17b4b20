import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';

interface Props {
  /** Slug of the exploration. */
  exploration: string;
  className?: string;
}

/** Link back to the exploration in the studio; hidden until the studio's address is known. */
export function StudioLink({ exploration, className }: Props) {
  const { t } = useTranslation(playTexts);
  const { data } = useQuery(query(routes.site.settings));
  if (!data) return null;
  return (
    <a className={className} href={`${data.studio_url}/management/exploration/${encodeURIComponent(exploration)}`}>
      {t('play.trial.back')}
    </a>
  );
}
