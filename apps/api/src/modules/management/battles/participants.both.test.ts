import { expect, test } from 'vitest';
import { done, freshName } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { given } = opened;

type Event = Awaited<ReturnType<typeof organiser>>;

function right({ firstTask: task }: Event) {
  return answerTo({ id: task.id, taskType: 'guess_number' }, 16);
}

test('adds a team once in twenty concurrent calls', async () => {
  const event = await organiser(opened, []);
  const team = done(await event.client.managedTeams.create({ body: { name: freshName('Füchse') } }));
  const body = { exploration_id: event.exploration.id, team_id: team.id };
  const add = () => event.client.managedBattles.addParticipant({ params: event.params, body });
  const answers = await Promise.all(Array.from({ length: 20 }, add));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(answer).toMatchObject(problem(409, 'team_already_participates'));
  expect(await event.read()).toMatchObject({ participant_count: 1 });
});

test('refuses a second run of a team in one Versus but accepts another Versus', async () => {
  const event = await organiser(opened, ['Füchse']);
  const other = await event.publishedExploration();
  const body = { exploration_id: other.exploration.id, team_id: event.side(0).team.id };
  expect(await event.client.managedBattles.addParticipant({ params: event.params, body })).toMatchObject(
    problem(409, 'team_already_participates'),
  );
  const second = done(await event.client.managedBattles.create({ body: { name: freshName('Zweites Duell') } }));
  done(await event.client.managedBattles.addParticipant({ params: { battle_id: second.id }, body }));
});

test('ends the Versus for a removed team and restores its points when it is added again', async () => {
  const event = await organiser(opened);
  const fox = await event.phone(0);
  done(await fox.progress.submit({ body: right(event) }));
  const { id, team } = event.side(0);
  const gift = { team_id: team.id, points: 5, reason: 'Schönstes Lied' };
  done(await event.client.managedBattles.givePoints({ params: event.params, body: gift }));

  done(await event.client.managedBattles.removeParticipant({ params: { ...event.params, participant_id: id } }));

  expect(await fox.progress.submit({ body: right(event) })).toMatchObject({
    body: { errors: [{ code: 'battle_not_open', params: { state: 'ended' } }] },
  });
  expect(await event.phone(0).catch((error: unknown) => error)).toMatchObject({ code: 'not_found' });
  const body = { exploration_id: event.exploration.id, team_id: team.id };
  done(await event.client.managedBattles.addParticipant({ params: event.params, body }));
  expect(await fox.progress.submit({ body: right(event) })).toMatchObject(problem(409, 'task_already_progressed'));
  expect(await fox.progress.points()).toMatchObject({ body: { netPoints: 15, adjustedPoints: 5 } });
  expect(done(await event.client.managedEvents.log({ params: event.params, query: {} })).rows).toMatchObject([
    { kind: 'participant_added', Team: { id: team.id, name: team.name } },
    { kind: 'participant_removed' },
    { kind: 'points' },
    { kind: 'participant_added' },
    { kind: 'participant_added' },
  ]);
});

test('deletes progress with adjusted points, and the team starts again', async () => {
  const event = await organiser(opened);
  const fox = await event.phone(0);
  const team_id = event.side(0).team.id;
  done(await fox.progress.submit({ body: right(event) }));
  const points = { team_id, points: 7, reason: 'Schönstes Lied' };
  done(await event.client.managedBattles.givePoints({ params: event.params, body: points }));

  const body = { battle_id: event.battle.id, team_id };
  expect(done(await event.client.managedProgress.remove({ body }))).toEqual({ deleted: 1 });

  expect(await fox.progress.points()).toMatchObject(problem(401, 'unauthorized'));
  const again = await event.phone(0);
  expect(await again.progress.points()).toMatchObject({ body: { netPoints: 0, adjustedPoints: 0 } });
  done(await again.progress.submit({ body: right(event) }));
  const { rows } = done(
    await event.client.managedProgress.statistic({ query: { battle_name: event.battle.slug, team_id } }),
  );
  expect(rows).toMatchObject([{ netPoints: 10, Adjustments: [] }]);
  expect(
    done(await event.client.managedProgress.remove({ body: { ...body, team_id: event.side(1).team.id } })),
  ).toEqual({
    deleted: 0,
  });
});

test('keeps points and rank of a team that is deleted while it plays', async () => {
  const event = await organiser(opened);
  const fox = await event.phone(0);
  done(await fox.progress.submit({ body: right(event) }));
  const { team } = event.side(0);
  done(await event.client.managedTeams.remove({ params: { team_id: team.id } }));
  expect(await fox.progress.points()).toMatchObject({ body: { netPoints: 10 } });
  const query = { battle_name: event.battle.slug };
  const ranking = done(await event.client.managedProgress.ranking({ query }));
  expect(ranking.rows).toMatchObject([{ place: 1, Team: { name: team.name, totalEarnedPoints: 10 } }, { place: 2 }]);
  const { params } = event;
  for (const answer of await Promise.all([
    event.client.managedProgress.list({ query }),
    event.client.managedProgress.share({ query: { name: event.battle.slug } }),
    event.client.managedProgress.statistic({ query }),
    event.client.managedBattles.showBoard({ params: { battle: params.battle_id }, body: { board: true } }),
    event.client.managedBattles.sendMessage({ params, body: { text: 'Weiter geht’s' } }),
    fox.joined.pois(),
    fox.progress.messages(),
  ])) {
    expect(answer.status).toBe(200);
  }
});

test('keeps points and serves every page when a played run is deleted', async () => {
  const event = await organiser(opened);
  const fox = await event.phone(0);
  done(await fox.progress.submit({ body: right(event) }));
  done(await event.client.managedExplorations.remove({ params: { exploration_id: event.exploration.id } }));
  expect(await fox.progress.points()).toMatchObject({ body: { netPoints: 10, pointsToEarn: 0 } });
  expect(await fox.progress.submit({ body: right(event) })).toMatchObject({ status: 404 });
  const query = { battle_name: event.battle.slug };
  expect(done(await event.client.managedProgress.statistic({ query })).rows).toMatchObject([
    {},
    { earnedPoints: 10, totalTasks: 0, tasksCompleted: 0, first_solved_at: expect.any(String) },
  ]);
  for (const answer of await Promise.all([
    event.client.managedProgress.list({ query }),
    event.client.managedProgress.ranking({ query }),
    event.client.managedProgress.share({ query: { name: event.battle.slug } }),
    event.client.managedProgress.statisticFile({ query: { ...query, lines: 'entries' } }),
    fox.joined.pois(),
    fox.progress.ranking(),
  ])) {
    expect(answer.status).toBe(200);
  }
  expect(await given.player(event.exploration).catch((error: unknown) => error)).toMatchObject({ code: 'not_found' });
});
