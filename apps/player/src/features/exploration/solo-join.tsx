import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import { useJoin } from '#shell/use-join.ts';
import { to } from '#to.ts';
import { focusBlank } from '#ui/focus-blank.ts';
import { Link } from '#ui/link.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { FriendsTeamButton } from './friends-team-form.tsx';
import { JoinBar, JoinProblem } from './join-bar.tsx';

/**
 * Entry to an exploration without a battle: continue a game of this device (solo or with friends, last joined first),
 * join solo (with the code if one is required), or create a team of friends. Solo games and games with friends are
 * separate.
 */
export function SoloJoin({ exploration }: { exploration: PublicExploration }) {
  const { t } = useTranslation(joiningTexts);
  const place = { exploration: exploration.slug };
  const { join, joining, failure } = useJoin(place);
  const [code, setCode] = useState(session.accessCodes(place).exploration_code ?? '');
  const [blank, setBlank] = useState(false);
  const coded = exploration.code === 1;
  const games = session.gamesIn(exploration.slug);
  const isPlayedAlone = games.some(({ friends }) => friends === undefined);

  function continueLabel(friends: string | undefined) {
    if (friends !== undefined) return t('join.continueAs', { team: friends });
    return t(games.length > 1 ? 'join.continueAlone' : 'join.continue');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = coded && code.trim() === '';
    setBlank(missing);
    if (missing) return focusBlank(event.currentTarget);
    join({ exploration_id: exploration.id, ...(coded && { exploration_code: code.trim() }) });
  }

  const wrongCode = failure === 'wrong_exploration_code';
  const codeError = blank ? t('join.code.blank') : wrongCode ? t('problem.wrong_exploration_code') : undefined;
  const friendsTeam = <FriendsTeamButton exploration={exploration} code={code} onCode={setCode} />;

  const continueLinks = games.map((game, index) => (
    <Link key={to.pois(game.place)} to={to.pois(game.place)} className={buttonClass(index === 0 ? 'primary' : 'quiet')}>
      {continueLabel(game.friends)}
    </Link>
  ));

  if (isPlayedAlone) return <JoinBar others={friendsTeam}>{continueLinks}</JoinBar>;
  return (
    <JoinBar onSubmit={submit} others={friendsTeam}>
      {continueLinks}
      {coded && <CodeField label={t('join.code')} value={code} error={codeError} onChange={setCode} />}
      {failure && !wrongCode && <JoinProblem>{t(`problem.${failure}`)}</JoinProblem>}
      <Button type="submit" busy={joining} variant={games.length > 0 ? 'quiet' : 'primary'}>
        {t(games.length > 0 ? 'join.alone' : 'join.action')}
      </Button>
    </JoinBar>
  );
}
