import { TextField } from '@puzzle-runs/web/ui/field.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { joiningTexts } from '#i18n/joining.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { filterTeams, MANY_TEAMS } from './filter-teams.ts';
import { TeamCard } from './team-card.tsx';
import styles from './team-chooser.module.css';
import type { OpenedExploration } from './use-opened-exploration.ts';

interface Props extends OpenedExploration {
  address: { exploration: string; battle: string | undefined };
}

/** The code passed on by the exploration's page; empty after a reload, and then asked for here. */
function useCodeFromNavigation(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'code' in state ? String(state.code) : '';
}

/** Cards of the teams that play this exploration in this battle. */
export function TeamChooser({ exploration, battle, teams, address }: Props) {
  const { t } = useTranslation(joiningTexts);
  const carriedCode = useCodeFromNavigation();
  const [code, setCode] = useState(carriedCode);
  const [asksForCode, setAsksForCode] = useState(exploration.code === 1 && carriedCode === '');
  const [problem, setProblem] = useState<'join.code.blank' | 'problem.wrong_exploration_code'>();
  const [typed, setTyped] = useState('');
  const asked = useRef<HTMLDivElement>(null);
  const matches = filterTeams(teams, typed);
  const complete = exploration.code === 0 || code.trim() !== '';

  /** Asks in the field above the teams, which may be far above the screen. */
  function askForCode(why: NonNullable<typeof problem>) {
    flushSync(() => {
      setAsksForCode(true);
      setProblem(why);
    });
    asked.current?.querySelector('input')?.focus();
  }

  return (
    <>
      {asksForCode && (
        <div ref={asked}>
          <CodeField
            label={t('join.codeOf', { name: exploration.name })}
            value={code}
            error={problem && t(problem)}
            onChange={(text) => {
              setCode(text);
              setProblem(undefined);
            }}
          />
        </div>
      )}
      {teams.length >= MANY_TEAMS && (
        <TextField
          type="search"
          label={t('teams.search')}
          autoComplete="off"
          icon={<IconSearch size={22} aria-hidden="true" />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <p className={styles.none} role="status">
        {matches.length === 0 && t('teams.search.none')}
      </p>
      <ul className={styles.teams}>
        {matches.map((team) => (
          <TeamCard
            key={team.id}
            team={team}
            place={{ ...address, team: team.slug }}
            isOver={battle?.schedule.state === 'ended'}
            joinRequest={
              complete
                ? {
                    exploration_id: exploration.id,
                    battle_id: battle?.id,
                    ...(exploration.code === 1 && { exploration_code: code.trim() }),
                  }
                : undefined
            }
            onIncomplete={() => askForCode('join.code.blank')}
            onWrongCode={() => askForCode('problem.wrong_exploration_code')}
          />
        ))}
      </ul>
    </>
  );
}
