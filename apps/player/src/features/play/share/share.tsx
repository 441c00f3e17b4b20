import { query } from '@puzzle-runs/web/api.ts';
import { QrCode } from '@puzzle-runs/web/qr/qr-code.tsx';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../play-context.ts';
import { joinLink } from './join-link.ts';
import styles from './share.module.css';
import { ShareWays } from './share-ways.tsx';

/** Invites others: a code to scan and an address to send, with the access codes that this device was joined with. */
export function Share() {
  const { t } = useTranslation();
  const { joined, place } = usePlay();
  const { exploration, battle, team } = joined;
  const { data: site } = useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY });
  const codes = session.accessCodes(place);
  const link = joinLink(site.player_url, {
    exploration_id: exploration.id,
    battle_id: battle?.id,
    team_id: team?.id,
    ...codes,
  });

  return (
    <div className={styles.share}>
      <p>{team ? t('play.share.team', { team: team.name }) : t('play.share.run', { run: exploration.name })}</p>
      <div className={styles.code}>
        <QrCode text={link} label={t('play.share.code')} />
      </div>
      <ShareWays link={link} title={exploration.name} />
      {exploration.code === 1 && !codes.exploration_code && (
        <p className={styles.needsCode}>{t('play.share.needsCode')}</p>
      )}
    </div>
  );
}
