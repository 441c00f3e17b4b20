import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { appWithMail, linkIn } from '#testing/servers/with-mail.ts';
import { solvedCaptcha } from '#testing/solve-captcha.ts';
import { answerTo } from '#testing/submissions.ts';
import type { Client } from '#testing/test-app.ts';

const TEXTS = ['wrong_answers', 'wrong_answer_counts', 'task_reports', 'rating_comments'];

/** A run with one quest, and a function that plays it and leaves every kind of data that insights keep. */
async function ownRun() {
  const opened = await appWithMail({ RATE_LIMIT: 'off' });
  const ada = opened.as(await (await opened.account()).login());
  const other = await creator(opened);
  /** Rows of each table; of the counters those above zero. */
  async function counts(): Promise<Record<string, number>> {
    const { db } = opened.deps.store;
    const insight_counters = (await db.select().from(db.t.insightCounters)).filter(({ n }) => n > 0).length;
    return { ...(await rowCounts(opened.deps.store)), insight_counters };
  }
  async function play(player: Client, { exploration, task }: { exploration: { id: number }; task: { id: number } }) {
    const answer = (value: number) =>
      player.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, value) });
    await answer(17);
    done(await player.feedback.report({ body: { task_id: task.id, reason: 'unclear' } }));
    done((await answer(16)) as { status: 200; body: unknown });
    done(await player.explorations.rate({ params: { id: exploration.id }, body: { rating: 4 } }));
    done(await player.feedback.setComment({ body: { text: 'Toll' } }));
  }
  async function deleteAccount() {
    done(await ada.users.forfeit({ body: { confirmation: true, captcha: await solvedCaptcha(opened.client) } }));
    const { code, digits } = linkIn(await opened.newMail());
    done(await ada.users.remove({ body: { code, deletion: digits, confirmation: true } }));
  }
  return { ...opened, ada, other, counts, play, deleteAccount };
}

/** Rows of the tables that hold what players wrote. */
function textsOf(counts: Record<string, number>): (number | undefined)[] {
  return TEXTS.map((table) => counts[table]);
}

test('deleting the progress of a player deletes counters, wrong answers, report and comment with it', async () => {
  const { other, given, as, counts, play, client } = await ownRun();
  const run = await other.publishedExploration();
  const before = await counts();
  const { token, claims } = await given.player(run.exploration);
  await play(as(token), run);
  expect(textsOf(await counts())).toEqual([1, 1, 1, 1]);
  const guest_id = claims.progress.progressor_id;
  const body = { progressor_type: 'guest', guest_id, exploration_id: run.exploration.id } as const;
  done(await client.progress.remove({ body }));
  expect(await counts()).toEqual(before);
});

test('deleting a run deletes the texts of players about it', async () => {
  const { other, given, as, counts, play } = await ownRun();
  const run = await other.publishedExploration();
  await play(as((await given.player(run.exploration)).token), run);
  done(await other.client.managedExplorations.remove({ params: { exploration_id: run.exploration.id } }));
  expect(textsOf(await counts())).toEqual([0, 0, 0, 0]);
});

test('deleting a Versus deletes the texts of its teams', async () => {
  const { other, given, as, counts, play } = await ownRun();
  const run = await other.publishedExploration();
  const battle = await given.battle('Duell', [{ exploration: run.exploration, team: 'Füchse' }]);
  const own = done(await other.client.managedBattles.create({ body: { name: 'Eigenes Duell' } }));
  const team = done(await other.client.managedTeams.create({ body: { name: 'Dachse' } }));
  const params = { battle_id: own.id };
  const side = { exploration_id: run.exploration.id, team_id: team.id };
  done(await other.client.managedBattles.addParticipant({ params, body: side }));
  const { token } = await given.player(run.exploration, { battle_id: own.id, team_id: team.id });
  await play(as(token), run);
  const before = await counts();
  const foxes = { battle_id: battle.id, team_id: battle.teamId(0) };
  await play(as((await given.player(run.exploration, foxes)).token), run);
  done(await other.client.managedBattles.remove({ params }));
  expect(textsOf(await counts())).toEqual(textsOf(before));
});

test('deleting an account deletes these data of its solo play, and texts of players about its runs', async () => {
  const { ada, other, given, as, counts, play, deleteAccount } = await ownRun();
  const run = await other.publishedExploration();
  const before = await counts();
  const { accessToken } = done(await ada.joining.exploration({ body: { exploration_id: run.exploration.id } }));
  await play(as(accessToken), run);
  const own = done(
    await ada.managedExplorations.importFile({
      body: {
        format: 'puzzle-run/1',
        exploration: {
          name: 'Adas Run',
          postal_code: '93047',
          pois: [
            {
              name: 'Tor',
              location_type: 'hint',
              location: [],
              tasks: [{ name: 'Bögen', task_type: 'guess_number', points: 5, task: { answer: 16 } }],
            },
          ],
        },
      },
    }),
  );
  const params = { exploration_id: own.id };
  done(await ada.managedExplorations.publish({ params, body: { published: true } }));
  const { token } = await given.player(own);
  const { rows } = done(await as(token).joined.pois());
  const [poi] = rows;
  const task = poi && 'Tasks' in poi ? poi.Tasks[0] : undefined;
  await play(as(token), { exploration: own, task: { id: task?.id ?? 0 } });
  await deleteAccount();
  const after = await counts();
  expect(textsOf(after)).toEqual(textsOf(before));
  expect(after.insight_tallies).toBe((before.insight_tallies ?? 0) + 1); // of the run that stays, without text
});
