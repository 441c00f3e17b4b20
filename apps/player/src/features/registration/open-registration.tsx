import type { RegistrationInfo } from '@puzzle-runs/contract/registration.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { Disclosure } from '@puzzle-runs/web/ui/disclosure.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { registrationTexts } from '#i18n/registration.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './registration.module.css';
import { TeamRegistrationForm } from './team-registration-form.tsx';

/** Polling interval in milliseconds while no team can register. */
const ASK_AGAIN_MS = 10_000;

interface Props {
  battleId: number;
  /** What stands behind the id in the address. */
  check: string | undefined;
  submissionId: string;
}

/** The open registration of a Versus: its runs, the free places, and the form; or why no team can register. */
export function OpenRegistration({ battleId, check, submissionId }: Props) {
  const { t } = useTranslation(registrationTexts);
  const { data: info } = useSuspenseQuery({
    ...query(routes.registrations.info, { params: { battle_id: battleId }, query: { check } }),
    refetchInterval: ({ state }) => (state.data && closedReasonOf(state.data) === null ? false : ASK_AGAIN_MS),
  });
  const { Battle, Explorations, places_left } = info;
  const closed = closedReasonOf(info);
  const game = gameInBattle(Battle.slug);
  return (
    <>
      <PageHeader title={Battle.name} subtitle={closed ? undefined : t('registration.left', { count: places_left })} />
      <div className={styles.page}>
        {game && (
          <Card as="section" className={styles.again}>
            <p>{t('registration.again')}</p>
            <Link to={to.pois(game)} className={buttonClass('sun')}>
              {t('registration.continue')}
            </Link>
          </Card>
        )}
        {closed ? (
          <Closed reason={closed} />
        ) : (
          <Form info={info} check={check} submissionId={submissionId} isFolded={game !== undefined} />
        )}
        {closed !== 'ended' && (
          <section className={styles.runs}>
            <h2>{t('registration.runs')}</h2>
            {Explorations.length > 1 && <p>{t('registration.runs.one')}</p>}
            <ul>
              {Explorations.map(({ id, name, image }) => (
                <li key={id}>
                  <span className={styles.picture}>
                    <CoverImage src={image} hue={name} />
                  </span>
                  <strong>{name}</strong>
                </li>
              ))}
            </ul>
            <RichText html={Battle.description} />
          </section>
        )}
      </div>
    </>
  );
}

interface FormProps {
  info: RegistrationInfo;
  check: string | undefined;
  submissionId: string;
  /** Folded on a phone that already plays, because it rarely registers another team. */
  isFolded: boolean;
}

function Form({ info, check, submissionId, isFolded }: FormProps) {
  const { t } = useTranslation(registrationTexts);
  const form = <TeamRegistrationForm info={info} check={check} submissionId={submissionId} />;
  if (isFolded) {
    return <Disclosure summary={t('registration.another')}>{form}</Disclosure>;
  }
  return (
    <>
      <p className={styles.lead}>{t('registration.lead')}</p>
      {form}
    </>
  );
}

type ClosedReason = 'soon' | 'closed' | 'full' | 'ended';

/** Why no team can register; null while the registration is open. */
function closedReasonOf({ state, schedule }: RegistrationInfo): ClosedReason | null {
  if (schedule.state === 'ended') return 'ended';
  if (state === 'open') return null;
  return state === 'closed' && schedule.state === 'waiting' ? 'soon' : state;
}

function Closed({ reason }: { reason: ClosedReason }) {
  const { t } = useTranslation(registrationTexts);
  return (
    <div role="status">
      <EmptyState
        title={t(`registration.${reason}.title`)}
        text={t(`registration.${reason}.text`)}
        action={
          reason === 'ended' && (
            <Link to={to.explorations()} className={buttonClass()}>
              {t('registration.explore')}
            </Link>
          )
        }
      />
    </div>
  );
}

/** The game of this device in a battle, joined last. */
function gameInBattle(battle: string): PlayPlace | undefined {
  const start = `battle/${battle}/exploration/`;
  const key = session.storageKeys().findLast((known) => known.startsWith(start));
  const [exploration, team] = key?.slice(start.length).split('/team/') ?? [];
  return exploration === undefined ? undefined : { battle, exploration, team };
}
