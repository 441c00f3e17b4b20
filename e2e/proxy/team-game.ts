import { expect } from '@playwright/test';
import type { RankingEntry } from '@puzzle-runs/contract/play/ranking.ts';
import { joinAddress } from '@puzzle-runs/domain/battle/join-address.ts';
import type { TestAccount, TestAccounts } from '../support/accounts.ts';

const TEXTS = { description: '<p>Am Fluss entlang.</p>' };

/** The run: one spot with a hint that costs 5 points, and four quests for 10 points each. */
const POIS = [
  {
    name: 'Brücke',
    ...TEXTS,
    location_type: 'hint',
    location: [{ hint_type: 'text', hint_value: 'Unter dem dritten Bogen.', cost: 5 }],
    tasks: [
      { name: 'Bögen', task_type: 'guess_number', points: 10, task: { answer: 16 } },
      { name: 'Fluss', task_type: 'guess_text', points: 10, task: { answers: ['Donau'] } },
      { name: 'Türme', task_type: 'guess_number', points: 10, attempts: 3, task: { answer: 2 } },
      { name: 'Kleinstes Schild', task_type: 'photo', points: 10, task: { review: 'after' } },
    ].map((task) => ({ ...task, ...TEXTS })),
  },
];

/** A run file of the run. */
export const RUN_FILE = {
  format: 'puzzle-run/1',
  exploration: { name: 'Funkloch', ...TEXTS, postal_code: '93047', pois: POIS },
};

/** A Versus of three teams, with what its organiser sees. */
export interface TeamGame {
  creator: TestAccount;
  explorationId: number;
  /** Paths of the teams' join links. */
  joinPaths: string[];
  /** Points of the teams on the server. */
  points(): Promise<number[]>;
  /** Number of photos that the server has of all teams. */
  photos(): Promise<number>;
  /** Gives points to all teams. */
  reward(points: number): Promise<void>;
}

interface Fixtures {
  site: { direct: { studioUrl: string } };
  accounts: TestAccounts;
}

/** Publishes the run and creates a Versus of three teams that play it. */
export async function newTeamGame({ site: { direct }, accounts }: Fixtures): Promise<TeamGame> {
  const creator = await accounts.registered();
  const headers = { 'content-type': 'application/json', ...(await accounts.authorization(creator)) };
  async function call(method: string, path: string, body?: object) {
    const response = await fetch(`${direct.studioUrl}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body) ?? null,
    });
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return response.json();
  }
  const { id, slug } = await call('POST', '/management/explorations/file', RUN_FILE);
  await call('PUT', `/explorations/${id}/published`, { published: true });
  const battle = await call('POST', '/battles', { name: 'Donauduell' });
  const teamIds: number[] = [];
  for (const name of ['Füchse', 'Dachse', 'Igel']) {
    const team = await call('POST', '/teams', { name });
    await call('POST', `/battles/${battle.id}/participants`, { exploration_id: id, team_id: team.id });
    teamIds.push(team.id);
  }
  return {
    creator,
    explorationId: id,
    joinPaths: teamIds.map((team_id) => joinAddress('', { exploration_id: id, battle_id: battle.id, team_id })),
    async points() {
      const { rows }: { rows: RankingEntry[] } = await call(
        'GET',
        `/management/progress/ranking?battle_name=${battle.slug}`,
      );
      return teamIds.map((teamId) => rows.find(({ Team }) => Team.id === teamId)?.netPoints ?? 0);
    },
    photos: async () => (await call('GET', `/management/reviews?exploration_name=${slug}&state=all`)).count,
    async reward(points) {
      for (const team_id of teamIds)
        await call('POST', `/battles/${battle.id}/points`, { team_id, points, reason: 'Tempo' });
    },
  };
}
