import type { PublicTeam } from '@puzzle-runs/contract/battle.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { type JoinRequestBody, useJoin } from '#shell/use-join.ts';
import { to } from '#to.ts';
import { focusBlank } from '#ui/focus-blank.ts';
import { Link } from '#ui/link.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { JoinProblem } from './join-bar.tsx';
import styles from './team-chooser.module.css';

interface Props {
  team: PublicTeam;
  place: PlayPlace;
  /** The battle has ended: only phones of teams that played may look at their game. */
  isOver: boolean;
  /**
   * What joining needs besides the team; undefined while the exploration's code is missing, which `onIncomplete`
   * reports.
   */
  joinRequest: JoinRequestBody | undefined;
  onIncomplete: () => void;
  /** The exploration's code was refused: ask for it again. */
  onWrongCode: () => void;
}

/** A team to join, with its code if one is required; or to continue with, if this device has joined it. */
export function TeamCard({ team, place, isOver, joinRequest, onIncomplete, onWrongCode }: Props) {
  const { t } = useTranslation(joiningTexts);
  const { join, joining, failure } = useJoin(place);
  const [code, setCode] = useState('');
  const [blank, setBlank] = useState(false);
  const coded = team.code === 1;

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = coded && code.trim() === '';
    setBlank(missing);
    if (!joinRequest) return onIncomplete();
    if (missing) return focusBlank(event.currentTarget);
    join(
      { ...joinRequest, team_id: team.id, ...(coded && { team_code: code.trim() }) },
      { onError: (error) => failureCodeOf(error) === 'wrong_exploration_code' && onWrongCode() },
    );
  }

  const wrongCode = failure === 'wrong_team_code';
  const codeError = blank ? t('join.code.blank') : wrongCode ? t('problem.wrong_team_code') : undefined;
  const shownElsewhere = wrongCode || failure === 'wrong_exploration_code';

  return (
    <Card as="li" className={styles.team}>
      <div className={styles.picture}>
        <CoverImage src={team.image} hue={team.name} width="7.5rem" />
      </div>
      <h2 className={styles.name}>{team.name}</h2>
      {session.runToken(place) ? (
        <Link to={to.pois(place)} className={buttonClass()}>
          {t(isOver ? 'progress.look' : 'join.continue')}
        </Link>
      ) : (
        <form onSubmit={submit} noValidate>
          {coded && <CodeField label={t('join.teamCode')} value={code} error={codeError} onChange={setCode} />}
          {failure && !shownElsewhere && (
            <JoinProblem>
              {t(isOver && failure === 'battle_not_open' ? 'join.over.notPlayed' : `problem.${failure}`)}
            </JoinProblem>
          )}
          <Button
            type="submit"
            variant={isOver ? 'quiet' : 'primary'}
            busy={joining}
            aria-label={t(isOver ? 'join.over.lookAs' : 'join.teamNamed', { team: team.name })}
          >
            {t(isOver ? 'progress.look' : 'join.team')}
          </Button>
        </form>
      )}
    </Card>
  );
}
