import { describe, expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { poi, type TaskInput } from '#testing/given.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();

function quest(name: string, points: number): TaskInput {
  return { name, task_type: 'guess_number', points, task: { answer: 16 } };
}

const FORK: TaskInput = {
  name: 'Wohin?',
  task_type: 'decision',
  points: 0,
  task: { options: [{ option: 'Zum Turm' }, { option: 'In den Keller' }] },
};
const after = (option: string) => {
  return {
    conditions: [{ unlock_type: 'decision' as const, decision: { poi: 'Tor', task: 'Wohin?' }, options: [option] }],
  };
};

/** 10 points at the gate, and then 20 up the tower, or 35 down in the cellar. */
const POIS = [
  poi('Tor', [quest('Bogen', 10), FORK]),
  poi('Turm', [quest('Stufen', 20)], after('Zum Turm')),
  poi('Keller', [quest('Fässer', 30), quest('Ratten', 5)], after('In den Keller')),
];

/** A published run of an own account, with two teams in a Versus. */
async function parted() {
  const ada = await creator(opened);
  const file = { name: freshName('Zwei Wege'), postal_code: '93047', published: true, pois: POIS };
  const body = { format: 'puzzle-run/1', exploration: file } as never;
  const exploration = done(await ada.client.managedExplorations.importFile({ body }));
  const params = { exploration_id: exploration.id };
  await ada.client.managedExplorations.publish({ params, body: { published: true } });
  const battle = await opened.given.battle(freshName('Wettlauf'), [
    { exploration, team: 'Füchse' },
    { exploration, team: 'Dachse' },
  ]);
  const query = { exploration_name: exploration.slug, show: 'task' } as const;
  const { rows } = done(await ada.client.managedPois.list({ query }));
  const spot = (name: string) => rows.find((row) => row.name === name) as (typeof rows)[number];
  const task = (name: string) => {
    const poiOf = rows.find(({ Tasks = [] }) => Tasks.some((each) => each.name === name)) as (typeof rows)[number];
    const found = (poiOf.Tasks ?? []).find((each) => each.name === name) as NonNullable<typeof poiOf.Tasks>[number];
    return { id: found.id, poiId: poiOf.id, taskType: found.task_type, task: found.task };
  };
  const fork = task('Wohin?');
  const [tower = 0, cellar = 0] = 'TaskOptions' in fork.task ? fork.task.TaskOptions.map(({ id }) => id) : [];
  return { ada, exploration, battle, spot, task, fork, options: { tower, cellar } };
}

async function playing(run: Awaited<ReturnType<typeof parted>>, index?: 0 | 1) {
  const { exploration, battle, fork, options, task } = run;
  const side = index === undefined ? {} : { battle_id: battle.id, team_id: battle.teamId(index) };
  const client = opened.as((await opened.given.player(exploration, side)).token);
  return {
    client,
    async choose(way: 'tower' | 'cellar') {
      done(await client.progress.submit({ body: answerTo(fork, [options[way]]) }));
    },
    solve: async (name: string) => void done(await client.progress.submit({ body: answerTo(task(name), 16) })),
    async game() {
      const { rows, progress } = done(await client.joined.pois());
      const closed = rows.filter((row) => !row.unlocked && row.closed).map(({ name }) => name);
      const { pointsToEarn, total_tasks, tasks_to_complete, finished_at } = progress;
      return { closed, pointsToEarn, total_tasks, tasks_to_complete, isFinished: finished_at !== null };
    },
  };
}

describe('the points to earn', () => {
  test('are those of the best way that is left, and the quests of the longest one', async () => {
    const run = await parted();
    const ben = await playing(run);
    expect(await ben.game()).toMatchObject({ closed: [], pointsToEarn: 45, total_tasks: 4, tasks_to_complete: 4 });
    await ben.choose('tower');
    expect(await ben.game()).toMatchObject({
      closed: ['Keller'],
      pointsToEarn: 30,
      total_tasks: 3,
      tasks_to_complete: 2,
    });
    expect(done(await ben.client.progress.points())).toMatchObject({ pointsToEarn: 30 });
    await ben.solve('Bogen');
    await ben.solve('Stufen');
    expect(await ben.game()).toMatchObject({ closed: ['Keller'], tasks_to_complete: 0, isFinished: true });
  });

  test('of a run are those of its best way in every list', async () => {
    const run = await parted();
    const { rows } = done(await opened.client.explorations.list({ query: { name: run.exploration.slug } }));
    expect(rows[0]).toMatchObject({ pointsToEarn: 45 });
  });

  test('are those of each team in ranking and statistic', async () => {
    const run = await parted();
    const [foxes, badgers] = [await playing(run, 0), await playing(run, 1)];
    await foxes.choose('tower');
    await badgers.choose('cellar');
    const { rows } = done(await foxes.client.progress.ranking());
    const points = new Map(rows.map(({ Team, pointsToEarn }) => [Team.name, pointsToEarn]));
    expect(Object.fromEntries(points)).toEqual({ Füchse: 30, Dachse: 45 });
  });

  test('follow the content after every edit, also for those who have chosen', async () => {
    const run = await parted();
    const [ben, eve] = [await playing(run), await playing(run)];
    await ben.choose('tower');
    const { ada, exploration, spot, options } = run;
    const stairs = run.task('Stufen');
    const params = { poi_id: stairs.poiId, task_id: stairs.id };
    done(await ada.client.tasks.change({ params, body: { points: 100 } }));
    expect(done(await ben.client.progress.points())).toMatchObject({ pointsToEarn: 110 });
    expect(done(await eve.client.progress.points())).toMatchObject({ pointsToEarn: 110 });
    const [condition] = spot('Keller').Conditions ?? [];
    const ofCondition = { poi_id: spot('Keller').id, condition_id: condition?.id ?? 0 };
    done(await ada.client.conditions.change({ params: ofCondition, body: { options: [options.tower] } }));
    expect(done(await ben.client.progress.points())).toMatchObject({ pointsToEarn: 145 });
    expect(await ben.game()).toMatchObject({ closed: [], pointsToEarn: 145 });
    for (const name of ['Turm', 'Keller']) {
      const [each] = spot(name).Conditions ?? [];
      const ofSpot = { poi_id: spot(name).id, prerequisite_id: each?.id ?? 0 };
      done(await ada.client.prerequisites.remove({ params: ofSpot }));
    }
    for (const player of [ben, eve])
      expect(done(await player.client.progress.points())).toMatchObject({ pointsToEarn: 145 });
    const { rows: listed } = done(await opened.client.explorations.list({ query: { name: exploration.slug } }));
    expect(listed[0]).toMatchObject({ pointsToEarn: 145 });
  });

  test('stay those of the order of a team after an edit', async () => {
    const { client } = await creator(opened);
    const either = [
      { unlock_type: 'decision' as const, decision: { poi: 'Tor', task: 'Wohin?' }, options: ['Zum Turm'] },
      { unlock_type: 'poi_list' as const, value: 1, pois: ['Keller'] },
    ];
    const pois = [
      poi('Tor', [FORK, quest('Bogen', 10)]),
      poi('Turm', [quest('Stufen', 20)], { conditions: either, unlock_mode: 'any' }),
      poi('Keller', [quest('Fässer', 30)]),
    ];
    const file = { name: freshName('Reihum'), postal_code: '93047', route: 'in_order', pois };
    const run = done(
      await client.managedExplorations.importFile({ body: { format: 'puzzle-run/1', exploration: file } as never }),
    );
    done(await client.managedExplorations.publish({ params: { exploration_id: run.id }, body: { published: true } }));
    const battle = done(await client.managedBattles.create({ body: { name: freshName('Rundlauf') } }));
    const params = { battle_id: battle.id };
    const order = { team_order: 'rotated', fixed_first: true, fixed_last: false } as const;
    done(await client.managedBattles.change({ params, body: order }));
    const teams: number[] = [];
    for (const name of ['Füchse', 'Dachse']) {
      const { id } = done(await client.managedTeams.create({ body: { name: freshName(name) } }));
      done(await client.managedBattles.addParticipant({ params, body: { exploration_id: run.id, team_id: id } }));
      teams.push(id);
    }
    await opened.given.player(run, { battle_id: battle.id, team_id: teams[0] ?? 0 });
    const { token } = await opened.given.player(run, { battle_id: battle.id, team_id: teams[1] ?? 0 });
    const badgers = opened.as(token);
    const query = { exploration_name: run.slug, show: 'task' } as const;
    const { rows } = done(await client.managedPois.list({ query }));
    const [fork, , barrels] = rows.map(({ id, Tasks: [task] = [] }) => ({ poiId: id, task }));
    const options = fork?.task && 'TaskOptions' in fork.task.task ? fork.task.task.TaskOptions : [];
    const cellar = answerTo({ id: fork?.task?.id ?? 0, taskType: 'decision' }, [options[1]?.id]);
    done(await badgers.progress.submit({ body: cellar }));
    expect(done(await badgers.progress.points())).toMatchObject({ pointsToEarn: 60 });
    const edited = { poi_id: barrels?.poiId ?? 0, task_id: barrels?.task?.id ?? 0 };
    done(await client.tasks.change({ params: edited, body: { points: 31 } }));
    expect(done(await badgers.progress.points())).toMatchObject({ pointsToEarn: 61 });
  });
});
