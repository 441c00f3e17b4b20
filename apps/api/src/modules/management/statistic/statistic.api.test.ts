import { statisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import { page } from '@puzzle-runs/contract/shared.ts';
import { expect, test } from 'vitest';
import { done, freshName } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp({ env: { PLAYER_URL: 'https://play.test' } });
const { clock } = opened;

/** A time as the CSV file writes it, in UTC. */
function csvTime(at: Date): string {
  return `${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 19)}`;
}

/**
 * Two quests (10 and 30 points) and a hint (4). The foxes solve
 * both and buy it, the badgers solve one, the hares never join.
 */
async function playedBattle() {
  const by = await organiser(opened, ['Füchse', 'Dachse', 'Hasen']);
  const location = [{ hint_type: 'text' as const, hint_value: 'Links', cost: 4 }];
  const gate = await by.poi(by.exploration, { name: 'Tor', location_type: 'hint', location });
  const second = await by.task(gate, { name: 'Zinnen', points: 30 });
  const hint = Array.isArray(gate.location) ? gate.location[0] : undefined;
  const [fox, badger] = [await by.phone(0), await by.phone(1)];
  const answer = ({ id }: { id: number }) => ({ body: answerTo({ id, taskType: 'guess_number' }, 16) });
  const start = clock.now();
  done(await fox.progress.submit(answer(by.firstTask)));
  clock.passMinutes(61);
  done(await fox.progress.submit({ body: payFor(hint ?? { id: 0 }) }));
  done(await fox.progress.submit(answer(second)));
  done(await badger.progress.submit(answer(by.firstTask)));
  const query = { battle_name: by.battle.slug };
  const teamOf = (index: number) => by.side(index).team;
  return { ...by, start, later: clock.now(), second, hint, query, teamOf, progress: by.client.managedProgress };
}

test('lists teams with numbers in natural order in statistic, CSV, progress, cards, ranking and Versus', async () => {
  const by = await organiser(opened, ['Team 10', 'Team 2', 'Team 1']);
  const query = { battle_name: by.battle.slug };
  const { managedProgress, battles } = by.client;
  const names = (rows: { Team: { name: string } }[]) =>
    rows.map(({ Team }) => Team.name.split(' ').slice(0, 2).join(' '));
  const sorted = ['Team 1', 'Team 2', 'Team 10'];
  expect(names(done(await managedProgress.statistic({ query })).rows)).toEqual(sorted);
  expect(names(done(await managedProgress.list({ query })).rows)).toEqual(sorted);
  expect(names(done(await managedProgress.list({ query: { ...query, limit: 1, offset: 2 } })).rows)).toEqual([
    'Team 10',
  ]);
  expect(names(done(await managedProgress.share({ query: { name: by.battle.slug } })).rows)).toEqual(sorted);
  expect(names(done(await managedProgress.ranking({ query })).rows)).toEqual(sorted);
  const [battle] = done(await battles.list({ query: { name: by.battle.slug } })).rows;
  expect(names(battle?.Explorations[0]?.Teams.map((Team) => ({ Team })) ?? [])).toEqual(sorted);
  expect(names((await by.read()).Participants?.map(({ team }) => ({ Team: team })) ?? [])).toEqual(sorted);
  for (const lines of ['teams', 'entries'] as const) {
    const file = await managedProgress.statisticFile({ query: { ...query, lines } });
    const [, ...cells] = `${file.body as string}`
      .trim()
      .split('\r\n')
      .map((line) => line.split(';')[lines === 'teams' ? 1 : 0] ?? '');
    expect(names([...new Set(cells)].map((name) => ({ Team: { name } })))).toEqual(sorted);
  }
});

test('returns quests and hints of a team with times, points, elapsed time, shares and timelines', async () => {
  const { progress, query, teamOf, exploration, firstTask: task, second, hint, start, later } = await playedBattle();
  const { count, rows } = done(await progress.statistic({ query }));
  expect([count, rows.map(({ Team }) => Team.name)]).toEqual([3, [teamOf(1).name, teamOf(0).name, teamOf(2).name]]);
  const [first, last] = [start.toISOString(), later.toISOString()];
  const notArrived = { arrived_at: null, arrived_via: null };
  expect(rows[1]).toEqual({
    Team: teamOf(0),
    Exploration: {
      id: exploration.id,
      name: exploration.name,
      slug: exploration.slug,
      Pois: [
        {
          id: expect.any(Number),
          name: expect.any(String),
          position: 1,
          ...notArrived,
          Tasks: [
            {
              id: task.id,
              name: task.name,
              task_type: 'guess_number',
              points: 10,
              progressed: true,
              progressed_at: first,
            },
          ],
          Hints: [],
        },
        {
          id: expect.any(Number),
          name: 'Tor',
          position: 2,
          ...notArrived,
          Tasks: [
            {
              id: second.id,
              name: 'Zinnen',
              task_type: 'guess_number',
              points: 30,
              progressed: true,
              progressed_at: last,
            },
          ],
          Hints: [{ id: hint?.id, hint_type: 'text', cost: 4, progressed: true, progressed_at: last }],
        },
      ],
    },
    joined_at: expect.any(String),
    netPoints: 36,
    earnedPoints: 40,
    spentPoints: 4,
    adjustedPoints: 0,
    pointsToEarn: 40,
    pointsAvailable: 36,
    totalTasks: 2,
    tasksCompleted: 2,
    tasksToComplete: 0,
    totalHints: 1,
    hintsCompleted: 1,
    hintsToComplete: 0,
    first_solved_at: first,
    last_solved_at: last,
    place: 1,
    tie_break_at: last,
    playing_seconds: 3_660,
    elapsed: { hours: 1, minutes: 1, seconds: 0 },
    shares: { points: 0.8, tasks: 2 / 3, hints: 1 },
    tasks_timeline: [first, last],
    hints_timeline: [last],
    deleted_tasks_timeline: [],
    deleted_hints_timeline: [],
    Adjustments: [],
  });
  expect(rows[2]).toMatchObject({ joined_at: null, netPoints: 0, tasksToComplete: 2, tasks_timeline: [] });
});

test('streams exactly the JSON of the contract', async () => {
  const { progress, query, battle, userId } = await playedBattle();
  const read = done(await progress.statistic({ query }));
  const session = await opened.given.session(userId);
  const url = `/api/management/progress/statistic?battle_name=${battle.slug}`;
  const { body, headers } = await opened.app.inject({ url, headers: { authorization: `Bearer ${session}` } });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body).toBe(JSON.stringify(page(statisticEntry).parse(read)));
});

test('returns the same figures for one team', async () => {
  const { progress, query, teamOf } = await playedBattle();
  const all = done(await progress.statistic({ query })).rows;
  const { rows } = done(await progress.statistic({ query: { ...query, team_id: teamOf(0).id } }));
  expect(rows).toEqual([all[1]]);
  expect(done(await progress.statistic({ query: { ...query, team_id: 2_147_483_647 } }))).toEqual({
    count: 0,
    rows: [],
  });
});

test('keeps points and time of a deleted quest and no longer counts it as open', async () => {
  const { progress, query, teamOf, client, second, later } = await playedBattle();
  const gate = done(await progress.statistic({ query })).rows[1]?.Exploration.Pois[1];
  done(await client.tasks.remove({ params: { poi_id: gate?.id ?? 0, task_id: second.id } }));
  const after = done(await progress.statistic({ query: { ...query, team_id: teamOf(0).id } })).rows[0];
  expect(after).toMatchObject({ earnedPoints: 40, totalTasks: 1, tasksCompleted: 1, tasksToComplete: 0 });
  expect(after?.last_solved_at).toBe(later.toISOString());
  expect(after?.tasks_timeline).toHaveLength(1);
  expect(after?.deleted_tasks_timeline).toEqual([{ count: 1, at: later.toISOString() }]);
  expect(after?.shares).toMatchObject({ tasks: 2 / 3 });
});

test('counts a deleted quest the same way in progress, statistic and on the phone', async () => {
  const { progress, query, client, firstTask, phone } = await playedBattle();
  const first = done(await progress.statistic({ query })).rows[0]?.Exploration.Pois[0];
  done(await client.tasks.remove({ params: { poi_id: first?.id ?? 0, task_id: firstTask.id } }));
  const figures = { tasks_completed: 0, tasks_to_complete: 1, total_tasks: 1 };
  const badgers = done(await progress.list({ query })).rows[0];
  expect(badgers).toMatchObject({ earnedPoints: 10, ...figures });
  expect(done(await progress.statistic({ query })).rows[0]).toMatchObject({
    totalTasks: 1,
    tasksCompleted: 0,
    tasksToComplete: 1,
  });
  expect(done(await (await phone(1)).joined.pois()).progress).toMatchObject(figures);
});

test('lists every team with its points and quests in the progress table', async () => {
  const { progress, query, battle, teamOf, exploration, side } = await playedBattle();
  const { count, rows } = done(await progress.list({ query }));
  expect(count).toBe(3);
  expect(rows[1]).toEqual({
    Battle: { id: battle.id, name: battle.name, slug: battle.slug },
    Team: teamOf(0),
    Exploration: { id: exploration.id, name: exploration.name, slug: exploration.slug },
    participant_id: side(0).id,
    joined_at: expect.any(String),
    netPoints: 36,
    earnedPoints: 40,
    spentPoints: 4,
    adjustedPoints: 0,
    pointsToEarn: 40,
    tasks_completed: 2,
    tasks_to_complete: 0,
    total_tasks: 2,
    extra_minutes: 0,
    state: 'open',
  });
  expect(done(await progress.list({ query: { ...query, limit: 2, offset: 2 } })).rows).toHaveLength(1);
});

test('returns the same ranking to the organiser as to players', async () => {
  const { progress, query, phone } = await playedBattle();
  const { rows } = done(await progress.ranking({ query }));
  expect(rows.map(({ place, netPoints }) => [place, netPoints])).toEqual([
    [1, 36],
    [2, 10],
    [3, 0],
  ]);
  expect(done(await (await phone(1)).progress.ranking()).rows).toEqual(rows);
});

test('writes the statistic as CSV in both languages and escapes formulas in names', async () => {
  const by = await playedBattle();
  const name = `=HYPERLINK("http://böse";"${freshName('Klick')}")`;
  done(await by.client.managedTeams.change({ params: { team_id: by.teamOf(2).id }, body: { name } }));
  const answer = await by.progress.statisticFile({ query: by.query });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(`${by.battle.slug}-teams.csv`));
  const lines = `${answer.body as string}`.split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFPlatz;Team;Puzzle Run;Punkte;/);
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`^1;${by.teamOf(0).name};.*;36;40;4;0;40;90;2;2;1;1;.*;01:01:00$`)),
  );
  expect(lines).toContainEqual(expect.stringContaining(`"'${name.replaceAll('"', '""')}"`));
  // No duration for teams without two entries.
  expect(lines.filter((line) => /;\d\d:\d\d:\d\d$/.test(line))).toHaveLength(1);
  expect(lines).toHaveLength(5);

  const entries = await by.progress.statisticFile({ query: { ...by.query, lines: 'entries', language: 'en' } });
  const text = `${entries.body as string}`.split('\r\n');
  expect(text[0]).toBe('\uFEFFTeam,Puzzle Run,Puzzle Spot,Type,Name,Value,Points,Time (UTC)');
  expect(text).toContain(`${by.teamOf(0).name},${by.exploration.name},Tor,Hint,1,-4,-4,${csvTime(by.later)}`);
  expect(text).toContain(`${by.teamOf(1).name},${by.exploration.name},Tor,Hint,1,-4,0,`);
  expect(text).toHaveLength(1 + 3 * 3 + 1);
});

test('returns all 500 teams in statistic, ranking and progress table', async () => {
  const by = await organiser(opened, []);
  const { store } = opened.deps;
  const at = opened.clock.now();
  await store.transact(async (tx) => {
    const teams = Array.from({ length: 500 }, (_, index) => ({
      name: `Masse ${index}`,
      slug: `masse-${index}`,
      creatorId: by.userId,
      createdAt: at,
      updatedAt: at,
    }));
    const ids = await tx.insert(tx.t.teams).values(teams).returning({ id: tx.t.teams.id });
    const sides = ids.map(({ id }) => ({ battleId: by.battle.id, explorationId: by.exploration.id, teamId: id }));
    await tx.insert(tx.t.participants).values(sides);
  });
  const query = { battle_name: by.battle.slug };
  const { managedProgress } = by.client;
  expect(done(await managedProgress.statistic({ query })).rows).toHaveLength(500);
  expect(done(await managedProgress.ranking({ query })).rows).toHaveLength(500);
  expect(done(await managedProgress.share({ query: { name: by.battle.slug } })).count).toBe(500);
  expect(done(await managedProgress.list({ query }))).toMatchObject({ count: 500, rows: expect.any(Array) });
});
