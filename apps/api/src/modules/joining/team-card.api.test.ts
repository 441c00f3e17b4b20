import { expect, test } from 'vitest';
import { shortKey } from '#secrets/unguessable-codes.ts';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();

/** Reads the card of a short address, as the page does. */
function card(key: number | string) {
  const [id, check = ''] = String(key).split('-');
  return opened.client.joining.card({ params: { participant_id: Number(id) }, query: { check } });
}

const keyOf = (id: number) => shortKey(opened.deps.secret, 'card', id);

test('returns the ids of a team card and which codes it needs, never the codes', async () => {
  const { side, battle, exploration, client } = await organiser(opened);
  const { id, team } = side(0);
  const ids = { exploration_id: exploration.id, battle_id: battle.id, team_id: team.id };
  expect(done(await card(keyOf(id)))).toEqual({ ...ids, exploration_code: 0, team_code: 0 });
  done(await client.managedTeams.change({ params: { team_id: team.id }, body: { code: 'ROT' } }));
  done(
    await client.managedExplorations.change({ params: { exploration_id: exploration.id }, body: { code: 'EICHE' } }),
  );
  for (const key of [keyOf(id), keyOf(id).toUpperCase(), `${keyOf(id)} `])
    expect(done(await card(key))).toEqual({ ...ids, exploration_code: 1, team_code: 1 });
});

test('is found by the address that the printed card shows', async () => {
  const { side, battle, client } = await organiser(opened);
  const { rows } = done(await client.managedProgress.share({ query: { name: battle.slug } }));
  const printed = rows.find(({ team_id }) => team_id === side(0).team.id);
  expect(printed?.card).toBe(keyOf(side(0).id));
});

test('knows no card of an unknown team or an unpublished run', async () => {
  const { side, exploration, client } = await organiser(opened);
  const params = { exploration_id: exploration.id };
  done(await client.managedExplorations.publish({ params, body: { published: false } }));
  expect(await card(keyOf(side(0).id))).toMatchObject(problem(404, 'not_found'));
  expect(await card(keyOf(2_147_483_647))).toMatchObject(problem(404, 'not_found'));
});

test('cannot be counted up: an id alone, or with the check of another card, finds no team', async () => {
  const { side } = await organiser(opened, ['Füchse', 'Dachse']);
  const [fox, badger] = [side(0), side(1)];
  const check = keyOf(badger.id).split('-')[1];
  for (const key of [fox.id, `${fox.id}-${check}`, `${fox.id}-`, `${fox.id}-aaaaaa`]) {
    expect(await card(key), String(key)).toMatchObject({ status: 404 });
  }
});
