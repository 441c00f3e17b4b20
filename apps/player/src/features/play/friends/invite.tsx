import { bearerOf, session } from '@puzzle-runs/web/session/session.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { sharingTexts } from '#i18n/sharing.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { invitationQuery } from '../queries.ts';
import { ShareCode } from '../share/share-code.tsx';
import styles from './invite.module.css';
import { LeaveTeam } from './leave-team.tsx';

/** Invitation to the own team of friends, its number of members, and the button to leave it. */
export function Invite() {
  const { t } = useTranslation(sharingTexts);
  const { joined, place } = usePlay();
  const { state } = useLocation() as { state: { founded?: boolean } | null };
  const token = session.runToken(place);
  const headers = { authorization: token ? bearerOf(token) : '' };
  const { data: invitation } = useSuspenseQuery(invitationQuery(headers));
  const { exploration } = joined;
  const team = joined.team?.name ?? '';

  return (
    <div className={styles.invite}>
      <h2>{state?.founded ? t('play.friends.founded', { team }) : team}</h2>
      <ShareCode link={invitation.join_url} title={exploration.name} text={t('play.friends.invite')} />
      <p role="status" className={styles.members}>
        {t('play.friends.members', { count: invitation.members })}
      </p>
      {state?.founded && (
        <Link to={to.pois(place)} className={buttonClass('quiet')}>
          {t('play.friends.go')}
        </Link>
      )}
      <LeaveTeam headers={headers} isLast={invitation.members <= 1} />
    </div>
  );
}
