import { session } from '@puzzle-runs/web/session/session.ts';
import { Button, buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { joiningTexts } from '#i18n/joining.ts';
import { deepLinkPoi } from '#shell/use-join.ts';
import { to } from '#to.ts';
import { BattleOver } from '#ui/battle-over.tsx';
import { focusBlank } from '#ui/focus-blank.ts';
import { Link } from '#ui/link.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { JoinBar } from './join-bar.tsx';
import type { OpenedExploration } from './use-opened-exploration.ts';

interface Props extends OpenedExploration {
  address: { exploration: string; battle: string | undefined };
}

/**
 * Entry to an exploration of a battle: continue with a team this device has joined, or choose a team. Passes the code
 * on. After the end, it leads to the ranking and to what was played.
 */
export function BattleJoin({ exploration, battle, teams, address }: Props) {
  const { t } = useTranslation(joiningTexts);
  const navigate = useNavigate();
  const poi = deepLinkPoi(useLocation().state);
  const [code, setCode] = useState('');
  const [blank, setBlank] = useState(false);
  const joined = teams.filter(({ slug }) => session.runToken({ ...address, team: slug }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = exploration.code === 1 && joined.length === 0 && code.trim() === '';
    setBlank(missing);
    if (missing) return focusBlank(event.currentTarget);
    void navigate(to.teams(address), { state: { code: code.trim(), poi } });
  }

  const isOver = battle?.schedule.state === 'ended';
  const games = joined.map(({ id, name, slug }, index) => (
    <Link key={id} to={to.pois({ ...address, team: slug })} className={buttonClass(index === 0 ? 'primary' : 'quiet')}>
      {t(isOver ? 'join.over.lookAs' : 'join.continueAs', { team: name })}
    </Link>
  ));

  if (isOver)
    return (
      <BattleOver battle={battle} board={battle.board}>
        {games}
        <Link to={to.teams(address)} className={buttonClass('quiet')}>
          {t('join.over.played')}
        </Link>
      </BattleOver>
    );
  return (
    <JoinBar onSubmit={submit}>
      {games}
      {exploration.code === 1 && joined.length === 0 && (
        <CodeField
          label={t('join.code')}
          value={code}
          error={blank ? t('join.code.blank') : undefined}
          onChange={setCode}
        />
      )}
      <Button type="submit" variant={joined.length > 0 ? 'quiet' : 'primary'}>
        {t('join.chooseTeam')}
      </Button>
    </JoinBar>
  );
}
