import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { numberTask, poi } from '#testing/given.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { arriveAt } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { given, as, deps } = opened;
const byPhone = { via: 'position', accuracy: 'fair' } as const;

async function countArrivals(poiId: number): Promise<number> {
  const { db } = deps.store;
  return (await db.select().from(db.t.arrivals)).filter((row) => row.poiId === poiId).length;
}

test('counts concurrent arrivals of two phones once, for the whole team', async () => {
  const exploration = await given.exploration({ pois: [poi('Ziel', [numberTask], { arrival_radius: 30 })] });
  const battle = await given.battle(freshName('Ankunftsduell'), [{ exploration, team: 'Füchse' }]);
  const side = { battle_id: battle.id, team_id: battle.teamId(0) };
  const phones = [as((await given.player(exploration, side)).token), as((await given.player(exploration, side)).token)];
  const gatedPoi = { id: exploration.task('Bögen').poiId };
  const bodies = Array.from({ length: 20 }, () => arriveAt(gatedPoi, byPhone));
  const answers = await Promise.all(
    bodies.map((body, index) => (phones[index % 2] as (typeof phones)[0]).progress.submit({ body })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await countArrivals(gatedPoi.id)).toBe(1);
  for (const { joined } of phones)
    expect(await joined.pois()).toMatchObject({ body: { rows: [{ arrival: { arrived: true }, Tasks: [{}] }] } });
});

test('accepts the organiser’s code at every spot of the Versus until it is deleted', async () => {
  const event = await organiser(opened);
  const { exploration, client, params } = event;
  const gatedPoi = done(await client.managedPois.list({ query: { exploration_name: exploration.slug } })).rows[0];
  if (!gatedPoi) throw new Error('no spot');
  done(await client.managedPois.changeArrival({ params: { poi_id: gatedPoi.id }, body: { arrival_radius: 50 } }));
  const { arrival_code } = done(await client.managedBattles.arrivalCode({ params, body: { active: true } }));
  expect(arrival_code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  expect(await client.managedBattles.arrivalCode({ params, body: { active: true } })).toMatchObject(
    problem(409, 'nochange'),
  );
  const player = await event.phone(0);
  const arrive = (code: string) => player.progress.submit({ body: arriveAt(gatedPoi, { via: 'code', code }) });
  expect(JSON.stringify(await player.joined.pois())).not.toContain(arrival_code);
  expect(await arrive(arrival_code ?? '')).toMatchObject({ status: 200 });

  const { body } = await client.managedProgress.statistic({ query: { battle_name: event.battle.slug } });
  expect(JSON.stringify(body)).toContain('"arrived_via":"organiser_code"');
  const query = { battle_name: event.battle.slug, lines: 'entries', language: 'de' } as const;
  expect(done(await client.managedProgress.statisticFile({ query }))).toMatch(
    new RegExp(`;${gatedPoi.name};Ankunft;Code der Spielleitung;0;0;\\d{4}-`),
  );

  expect(done(await client.managedBattles.arrivalCode({ params, body: { active: false } })).arrival_code).toBeNull();
  expect(await countArrivals(gatedPoi.id)).toBe(1);
});

test('lets creators arrive with one tap in a test of their run', async () => {
  const ada = await creator(opened);
  const draft = await ada.draft();
  const gatedPoi = await ada.poi(draft, { arrival_radius: 30 });
  await ada.task(gatedPoi);
  const trial = done(
    await ada.client.managedExplorations.tryOut({ params: { exploration_id: draft.id }, body: { unlocked: false } }),
  );
  const { progress, joined } = as(trial.accessToken);
  expect(await joined.pois()).toMatchObject({
    body: { rows: [{ arrival: { arrived: false, self_report_from: expect.any(String) } }] },
  });
  expect(await progress.submit({ body: arriveAt(gatedPoi, { via: 'self_reported' }) })).toMatchObject({ status: 200 });
});

test('deletes arrivals with the progress', async () => {
  const exploration = await given.exploration({ pois: [poi('Ziel', [numberTask], { arrival_radius: 30 })] });
  const { token, claims } = await given.player(exploration);
  const gatedPoi = { id: exploration.task('Bögen').poiId };
  await as(token).progress.submit({ body: arriveAt(gatedPoi, byPhone) });
  const guest_id = claims.user.user_id;
  const body = { progressor_type: 'guest', guest_id, exploration_id: exploration.id } as const;
  expect(await opened.client.progress.remove({ body })).toMatchObject({ status: 200 });
  expect(await countArrivals(gatedPoi.id)).toBe(0);
});
