import type { OwnProgress } from '@puzzle-runs/contract/play/progress.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { isFriendsTeam, session } from '@puzzle-runs/web/session/session.ts';
import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { useJoin } from '#shell/use-join.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { PointsBar } from '#ui/points-bar.tsx';
import { ProblemNote } from '#ui/problem-note.tsx';
import { DeleteProgress } from './delete-progress.tsx';
import { placeOfProgress } from './own-progress.ts';
import styles from './progress-card.module.css';

/** Progress in one exploration; a team's progress cannot be deleted by a member. */
export function ProgressCard({ entry }: { entry: OwnProgress }) {
  const { t } = useTranslation(joiningTexts);
  const { Exploration, Battle, Team, progressor_type: kind } = entry;
  const place = placeOfProgress(entry);
  const done = entry.finished_at !== null;
  const subtitle = joinNames([Battle?.name, Team?.name]);

  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <CoverImage src={Exploration.image} hue={Exploration.name} width="7.5rem" />
        </div>
        <div>
          <h2>{Exploration.name}</h2>
          {subtitle && <p>{subtitle}</p>}
          <ChipRow>
            {done ? (
              <Chip icon={<IconCheck size={18} aria-hidden="true" />}>{t('progress.finished')}</Chip>
            ) : (
              <Chip>{t('progress.tasks', { done: entry.tasks_completed, count: entry.total_tasks })}</Chip>
            )}
          </ChipRow>
        </div>
      </div>
      <PointsBar value={entry.netPoints} max={entry.pointsToEarn} label={t('progress.points')} />
      <div className={styles.actions}>
        {isFriendsTeam(place) && !session.runToken(place) ? (
          <RejoinFriends entry={entry} />
        ) : (
          <Link
            className={buttonClass(done ? 'quiet' : 'primary')}
            to={session.runToken(place) ? to.pois(place) : to.exploration(place, Exploration.link_key)}
          >
            {t(done ? 'progress.look' : 'progress.continue')}
          </Link>
        )}
        {kind !== 'team' && <DeleteProgress entry={entry} progressorType={kind} />}
      </div>
    </Card>
  );
}

/** Rejoins a team of friends on a device without its token; members need no code. */
function RejoinFriends({ entry }: { entry: OwnProgress }) {
  const { t } = useTranslation(joiningTexts);
  const { join, joining, failure } = useJoin(placeOfProgress(entry));
  return (
    <>
      {failure && <ProblemNote>{t(`problem.${failure}`)}</ProblemNote>}
      <Button
        busy={joining}
        onClick={() => join({ exploration_id: entry.Exploration.id, ...(entry.Team && { team_id: entry.Team.id }) })}
      >
        {t(entry.finished_at === null ? 'progress.continue' : 'progress.look')}
      </Button>
    </>
  );
}
