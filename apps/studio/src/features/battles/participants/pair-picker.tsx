import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { battlesTexts } from '#i18n/battles.ts';
import { allExplorations, allTeams } from '#shell/lists/all-own.ts';
import { to } from '#to.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { NoRuns } from './no-runs.tsx';
import type { Pair } from './pairs.ts';
import styles from './participants.module.css';
import { TeamPicker } from './team-picker.tsx';

/** Maximum number of options in the list; a search finds the others. */
const SHOWN = 50;

interface Props {
  /** Ids of teams that already take part; the picker does not offer them. */
  taken: readonly number[];
  onAdd: (pairs: Pair[]) => void;
}

/** Picks an exploration and the teams that play it; both are required. */
export function PairPicker({ taken, onAdd }: Props) {
  const { t } = useTranslation(battlesTexts);
  const [{ data: explorations }, { data: teams }] = useSuspenseQueries({ queries: [allExplorations(), allTeams()] });
  const [explorationId, setExplorationId] = useState<string | null>(null);
  const [teamIds, setTeamIds] = useState<readonly string[]>([]);
  const free = teams.filter(({ id }) => !taken.includes(id));
  const chosenExploration = explorations.find(({ id }) => String(id) === explorationId);
  const chosen = free.filter(({ id }) => teamIds.includes(String(id)));

  function add() {
    if (!chosenExploration) return;
    const exploration = { id: chosenExploration.id, name: chosenExploration.name };
    onAdd(chosen.map(({ id, name }) => ({ exploration, team: { id, name } })));
    setTeamIds([]); // keep the exploration: the next teams mostly play the same one
  }

  return (
    <>
      <div className={styles.picker}>
        <Select
          searchable
          limit={SHOWN}
          allowDeselect={false}
          nothingFoundMessage={t('battle.pair.nothing')}
          label={t('battle.exploration')}
          placeholder={t('battle.exploration.choose')}
          data={explorations.map(({ id, name, published }) => ({
            value: String(id),
            label: published ? name : t('battle.exploration.draft', { name }),
          }))}
          value={explorationId}
          onChange={setExplorationId}
        />
        <TeamPicker teams={free} chosen={chosen.map(({ id }) => String(id))} onChange={setTeamIds} />
        <Button
          variant="outline"
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          disabled={!chosenExploration || chosen.length === 0}
          onClick={add}
        >
          {t('battle.pair.add')}
        </Button>
      </div>
      <FormNotice text={missingWords()} />
      {teams.length > 0 && free.length === 0 && <p className={styles.none}>{t('battle.team.allIn')}</p>}
    </>
  );

  function missingWords(): ReactNode {
    if (explorations.length === 0) return <NoRuns />;
    if (teams.length === 0) {
      return (
        <>
          {t('battle.team.none')} <Link to={to.newTeam()}>{t('battle.team.first')}</Link>
        </>
      );
    }
    return chosenExploration?.published === false && t('battle.runs.draft');
  }
}
