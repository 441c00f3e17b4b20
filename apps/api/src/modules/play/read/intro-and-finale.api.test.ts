import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { numberTask, poi } from '#testing/given.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp, testApp } from '#testing/test-app.ts';

const INTRO = '<p>Ein Brief liegt vor dir.</p>';
const FINALE = '<p>GEHEIM-Ausgang</p>';

test('sends the intro at once, and the finale only when the last quest is solved', async () => {
  const { given, as } = await testApp();
  const pois = [poi('Tor', [numberTask]), poi('Turm', [{ ...numberTask, name: 'Türme', attempts: 1 }])];
  const exploration = await given.exploration({ intro: INTRO, finale: FINALE, pois });
  const player = as((await given.player(exploration)).token);
  const read = async () => done(await player.joined.pois());
  expect(await read()).toMatchObject({ intro: INTRO, finale: null });
  expect(JSON.stringify(await player.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) }))).not.toContain(
    'GEHEIM',
  );
  expect(await read()).toMatchObject({ intro: INTRO, finale: null });
  expect(JSON.stringify(await player.progress.submit({ body: answerTo(exploration.task('Türme'), 3) }))).not.toContain(
    'GEHEIM',
  );
  expect(await read()).toMatchObject({ intro: INTRO, finale: FINALE });
});

test('sends neither for a run without intro and finale', async () => {
  const { given, as } = await testApp();
  const exploration = await given.exploration({ pois: [] });
  expect(done(await as((await given.player(exploration)).token).joined.pois())).toMatchObject({
    intro: null,
    finale: null,
  });
});

test('keeps the intro back until a Versus starts', async () => {
  const { given, as, clock, deps } = await testApp();
  const exploration = await given.exploration({ intro: INTRO, finale: FINALE });
  const battle = await given.battle('Duell', [{ exploration, team: 'Füchse' }]);
  const startsAt = new Date(clock.now().getTime() + 600_000);
  await deps.store.transact((tx) => tx.update(tx.t.battles).set({ startsAt }));
  const side = { battle_id: battle.id, team_id: battle.teamId(0) };
  const player = as((await given.player(exploration, side)).token);
  expect(done(await player.joined.pois())).toMatchObject({ count: 0, intro: null, finale: null });
  clock.passMinutes(11);
  expect(done(await player.joined.pois())).toMatchObject({ intro: INTRO, finale: null });
});

test('sends the finale to a team whose Versus ended before it finished, not before its extra minutes are over', async () => {
  const { given, as, clock, deps } = await testApp();
  const exploration = await given.exploration({ intro: INTRO, finale: FINALE });
  const battle = await given.battle('Duell', [{ exploration, team: 'Füchse' }]);
  const endsAt = new Date(clock.now().getTime() + 600_000);
  await deps.store.transact(async (tx) => {
    await tx.update(tx.t.battles).set({ endsAt });
    await tx.update(tx.t.participants).set({ extraMinutes: 5 });
  });
  const side = { battle_id: battle.id, team_id: battle.teamId(0) };
  const player = as((await given.player(exploration, side)).token);
  for (const minutes of [0, 11]) {
    clock.passMinutes(minutes);
    expect(done(await player.joined.pois())).toMatchObject({ finale: null });
  }
  clock.passMinutes(5);
  expect(done(await player.joined.pois())).toMatchObject({
    finale: FINALE,
    schedule: { state: 'ended' },
    progress: { finished_at: null },
  });
});

const opened = await fileApp();
const ada = await creator(opened);
const { managedExplorations } = ada.client;

test('a creator writes intro and finale, sanitised, changes them, and players read the change', async () => {
  const texts = { intro: '<p onclick="x()">Ein Brief.</p>', finale: FINALE };
  const { exploration } = await ada.publishedExploration(texts);
  expect(exploration).toMatchObject({ intro: '<p>Ein Brief.</p>', finale: FINALE });
  const params = { exploration_id: exploration.id };
  const player = opened.as((await opened.given.player({ id: exploration.id })).token);
  expect(done(await player.joined.pois()).intro).toBe('<p>Ein Brief.</p>');
  const changed = done(
    await managedExplorations.change({ params, body: { intro: '<p>Zwei Briefe.</p><script>x</script>' } }),
  );
  expect(changed).toMatchObject({ intro: '<p>Zwei Briefe.</p>', finale: FINALE });
  expect(done(await player.joined.pois()).intro).toBe('<p>Zwei Briefe.</p>');
});

test('keeps intro and finale in the file and in a copy, sanitised, and leaves out empty ones', async () => {
  const imported = async (texts: object) => {
    const exploration = { name: freshName('Geschichte'), postal_code: '93047', ...texts };
    return done(await managedExplorations.importFile({ body: { format: 'puzzle-run/1', exploration } }));
  };
  const exportedTwice = async ({ id }: { id: number }) => {
    const copy = done(await managedExplorations.copy({ params: { exploration_id: id } }));
    const files = [id, copy.id].map((exploration_id) => managedExplorations.exportFile({ params: { exploration_id } }));
    return (await Promise.all(files)).map((file) => done(file).exploration);
  };
  for (const file of await exportedTwice(await imported({ intro: '<p onclick="x()">Los</p>', finale: FINALE })))
    expect(file).toMatchObject({ intro: '<p>Los</p>', finale: FINALE });
  for (const file of await exportedTwice(await imported({}))) {
    expect(file).not.toHaveProperty('intro');
    expect(file).not.toHaveProperty('finale');
  }
});
