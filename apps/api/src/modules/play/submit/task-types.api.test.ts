import { describe, expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { EVERY_TASK_TYPE, everyTaskType, sent, taskOf } from '#testing/every-task-type.ts';
import { poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as } = await fileApp();
const exploration = await given.exploration({
  pois: [
    poi(
      'Alle Arten',
      EVERY_TASK_TYPE.map((kind) => taskOf(kind)),
    ),
  ],
});

describe.each(EVERY_TASK_TYPE)('a quest of type %s', (kind) => {
  const { right, alsoRight, wrong } = everyTaskType[kind];
  const task = exploration.task(kind);

  test.each([
    ['right', right],
    ['right in another form', alsoRight],
  ])('is solved by an answer that is %s', async (_how, answer) => {
    const player = as((await given.player(exploration)).token);

    const outcome = await player.progress.submit({ body: answerTo(task, sent(task, answer)) });

    expect(outcome).toMatchObject({
      status: 200,
      body: { progress_type: 'task', progress_id: task.id, points: 10, netPoints: 10 },
    });
    expect(await player.progress.points()).toMatchObject({
      body: { netPoints: 10, earnedPoints: 10, spentPoints: 0, pointsToEarn: 60 },
    });
  });

  test('is not solved by wrong answers, which cost no points', async () => {
    const player = as((await given.player(exploration)).token);
    for (const answer of wrong) {
      const outcome = await player.progress.submit({ body: answerTo(task, sent(task, answer)) });
      expect(outcome, JSON.stringify(answer)).toMatchObject(problem(422, 'wrong_answer', { remaining_attempts: null }));
    }
    expect(await player.progress.points()).toMatchObject({ body: { netPoints: 0, earnedPoints: 0 } });
  });

  test('refuses an answer of another type', async () => {
    const player = as((await given.player(exploration)).token);
    const other = EVERY_TASK_TYPE.find((each) => each !== kind) ?? kind;
    const body = { ...answerTo(task, sent(exploration.task(other), everyTaskType[other].right)), task_type: other };
    expect(await player.progress.submit({ body: body as never })).toMatchObject(problem(400, 'invalid_request'));
  });
});

test('shows the given answer of a solved quest on every phone of the team, and only there', async () => {
  const battle = await given.battle('Antwortduell', [
    { exploration, team: 'Füchse' },
    { exploration, team: 'Dachse' },
  ]);
  const phone = async (team: number) =>
    as((await given.player(exploration, { battle_id: battle.id, team_id: battle.teamId(team) })).token);
  const [solver, mate, rival] = [await phone(0), await phone(0), await phone(1)];
  const answersOn = async ({ joined }: typeof solver) =>
    done(await joined.pois()).rows.flatMap((poi) => (poi.unlocked ? poi.Tasks.map(({ answer }) => answer) : []));
  const right = EVERY_TASK_TYPE.map((kind) => sent(exploration.task(kind), everyTaskType[kind].right));
  for (const [index, kind] of EVERY_TASK_TYPE.entries())
    await solver.progress.submit({ body: answerTo(exploration.task(kind), right[index]) });
  expect(await answersOn(mate)).toEqual(expect.arrayContaining(right));
  expect(new Set(await answersOn(rival))).toEqual(new Set([null]));
});

test.each(['1848', '12.50', 'true', 'null', '"Rose"'])('shows the answer %s as it was sent', async (answer) => {
  const run = await given.exploration({ pois: [poi('Tor', [taskOf('guess_text', { task: { answers: [answer] } })])] });
  const player = as((await given.player(run)).token);
  done(await player.progress.submit({ body: answerTo(run.task('guess_text'), answer) }));
  expect(done(await player.joined.pois())).toMatchObject({ rows: [{ Tasks: [{ answer }] }] });
});

test('shows when a quest was solved and counts it in its Spot', async () => {
  const player = as((await given.player(exploration)).token);
  await player.progress.submit({ body: answerTo(exploration.task('guess_text'), everyTaskType.guess_text.right) });
  const { body } = await player.joined.pois();
  const solved = expect.objectContaining({
    progressed: true,
    answer: everyTaskType.guess_text.right,
    progressed_at: '2026-05-01T10:00:00.000Z',
  });
  const open = expect.objectContaining({ progressed: false, answer: null, progressed_at: null });
  expect(body).toMatchObject({
    rows: [{ tasks_completed: 1, Tasks: [solved, open, open, open, open, open] }],
    progress: { tasks_completed: 1, tasks_to_complete: 5, total_tasks: 6, finished_at: null },
  });
});

test('refuses an answer to a quest of another run', async () => {
  const other = await given.exploration();
  const player = as((await given.player(exploration)).token);
  const outcome = await player.progress.submit({ body: answerTo(other.task('Bögen'), 16) });
  expect(outcome).toMatchObject(problem(404, 'not_found'));
});
