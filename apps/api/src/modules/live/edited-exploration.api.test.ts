import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { follow, listening } from '#testing/servers/event-stream.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

const soon = { timeout: 10_000, interval: 10 };

/** A run with a solved quest, a phone that plays it, and one that plays another run of the same creator. */
async function played() {
  const opened = await testApp();
  const ada = await creator(opened);
  const { exploration, poi, task } = await ada.publishedExploration();
  const address = await listening(opened.app);
  const phoneIn = async ({ id }: { id: number }) => {
    const { token } = await opened.given.player({ id });
    const { events } = await follow(address, token);
    await expect.poll(() => events.length, soon).toBe(1);
    return { ...opened.as(token), received: () => events.filter(({ event }) => event === 'pois').length };
  };
  const [phone, other] = [await phoneIn(exploration), await phoneIn((await ada.publishedExploration()).exploration)];
  done(await phone.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) }));
  await expect.poll(phone.received, soon).toBe(2);

  /** Runs `act` and expects exactly one `pois` event. */
  async function announces<T>(act: () => Promise<T>): Promise<T> {
    const before = phone.received();
    const made = await act();
    await expect.poll(phone.received, soon).toBe(before + 1);
    return made;
  }
  return { ada, exploration, poi, task, phone, other, announces };
}

test('announces every change by a creator to the phones that play the run, and to no others', async () => {
  const { ada, exploration, poi, task, phone, other, announces } = await played();
  const { managedExplorations: explorations, managedPois: pois, prerequisites, tasks } = ada.client;
  const [ofExploration, ofPoi] = [{ exploration_id: exploration.id }, { poi_id: poi.id }];
  const ofTask = { ...ofPoi, task_id: task.id };
  const description = '<p>Neu</p>';

  await announces(async () => done(await explorations.change({ params: ofExploration, body: { description } })));
  await announces(async () => done(await pois.change({ params: ofPoi, body: { description } })));
  await announces(async () =>
    done(await pois.changeCoordinates({ params: ofPoi, body: { latitude: 49.1, longitude: 12.1 } })),
  );
  await announces(async () => done(await tasks.change({ params: ofTask, body: { points: 3 } })));
  await announces(async () => done(await tasks.changeGuessNumber({ params: ofTask, body: { answer: 17 } })));

  const second = await announces(() => ada.poi(exploration));
  await announces(() => ada.task(second));
  const condition = await announces(async () =>
    done(await prerequisites.create({ params: { poi_id: second.id }, body: { unlock_type: 'points', value: 5 } })),
  );
  const ofCondition = { poi_id: second.id, prerequisite_id: condition.id };
  await announces(async () => done(await prerequisites.change({ params: ofCondition, body: { value: 6 } })));
  await announces(async () => done(await prerequisites.remove({ params: ofCondition })));

  const another = await announces(() => ada.task(poi));
  const order = [
    { task_id: task.id, position: 2 },
    { task_id: another.id, position: 1 },
  ];
  await announces(async () => done(await tasks.arrange({ params: ofPoi, body: { order } })));
  const places = [
    { poi_id: poi.id, position: 2 },
    { poi_id: second.id, position: 1 },
  ];
  await announces(async () =>
    done(await pois.arrange({ body: { exploration_name: exploration.slug, order: places } })),
  );

  for (const published of [false, true]) {
    await announces(async () => done(await explorations.publish({ params: ofExploration, body: { published } })));
  }
  await announces(async () => done(await tasks.remove({ params: ofTask })));
  await announces(async () => done(await pois.remove({ params: ofPoi })));
  await announces(async () => done(await explorations.remove({ params: ofExploration })));

  expect(done(await phone.progress.points())).toMatchObject({ netPoints: 10, earnedPoints: 10 });
  expect(done(await phone.joined.pois()).rows).toEqual([]);
  // One event at the start, and one more if the news of its own run's publication came after the phone connected.
  expect(other.received()).toBeLessThanOrEqual(2);
});

test('does not announce a refused change, and throttles many changes at once', async () => {
  const { ada, exploration, poi, phone } = await played();
  const { managedPois: pois } = ada.client;
  const params = { poi_id: poi.id };
  const [same] = done(await pois.list({ query: { exploration_name: exploration.slug } })).rows;
  expect((await pois.change({ params, body: { name: same?.name } })).status).toBe(409);
  const [before, begin] = [phone.received(), performance.now()];
  await Promise.all(Array.from({ length: 20 }, () => ada.task(poi)));
  await expect.poll(phone.received, soon).toBeGreaterThan(before);
  const quarters = Math.ceil((performance.now() - begin) / 250);
  expect(phone.received() - before).toBeLessThanOrEqual(quarters + 1);
});
