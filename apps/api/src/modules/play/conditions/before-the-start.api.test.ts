import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { clock } = opened;
const minutesFromNow = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();

type Organiser = Awaited<ReturnType<typeof organiser>>;

/** Lets a spot of the run wait for more points than there are. */
async function close({ client }: Organiser, { id }: { id: number }) {
  done(await client.prerequisites.create({ params: { poi_id: id }, body: { unlock_type: 'points', value: 900 } }));
}

const openNames = async ({ joined }: Awaited<ReturnType<Organiser['phone']>>) =>
  done(await joined.pois()).rows.flatMap(({ name, unlocked }) => (unlocked ? [name] : []));

test.each([
  ['a time', () => ({ starts_at: minutesFromNow(10) })],
  ['the organiser', () => ({ manual_start: true })],
])('a condition made while a team waits for %s closes its spot', async (_, start) => {
  const by = await organiser(opened, ['Füchse'], start());
  const second = await by.poi(by.exploration, { name: 'Zweiter' });
  const fox = await by.phone(0);
  await close(by, second);
  done(await by.client.managedEvents.start({ params: by.params }));
  expect(await openNames(fox)).not.toContain('Zweiter');
  const third = await by.poi(by.exploration, { name: 'Dritter' });
  await close(by, third);
  expect(await openNames(fox)).toContain('Dritter');
});

test('the minutes of a hint begin with the battle, also after an edit', async () => {
  const by = await organiser(opened, ['Füchse'], { starts_at: minutesFromNow(10) });
  const hints = [{ hint_type: 'text' as const, hint_value: 'Links!', cost: 0, shown_after_minutes: 5 }];
  done(await by.client.managedPois.changeHints({ params: { poi_id: by.poiId }, body: { create: hints } }));
  const start = minutesFromNow(10);
  const fox = await by.phone(0);
  clock.passMinutes(11);
  await by.task({ id: by.poiId });
  await close(by, { id: by.poiId });
  expect(done(await fox.joined.pois()).rows[0]).toMatchObject({ unlocked: true, hint_progress: { since: start } });
});
