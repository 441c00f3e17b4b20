import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const card = (participant_id: number) => opened.client.joining.card({ params: { participant_id } });

test('returns the ids of a team card and which codes it needs, never the codes', async () => {
  const { side, battle, exploration, client } = await organiser(opened);
  const { id, team } = side(0);
  const ids = { exploration_id: exploration.id, battle_id: battle.id, team_id: team.id };
  expect(done(await card(id))).toEqual({ ...ids, exploration_code: 0, team_code: 0 });
  done(await client.managedTeams.change({ params: { team_id: team.id }, body: { code: 'ROT' } }));
  done(
    await client.managedExplorations.change({ params: { exploration_id: exploration.id }, body: { code: 'EICHE' } }),
  );
  expect(done(await card(id))).toEqual({ ...ids, exploration_code: 1, team_code: 1 });
});

test('is the id that the printed card shows', async () => {
  const { side, battle, client } = await organiser(opened);
  const { rows } = done(await client.managedProgress.share({ query: { name: battle.slug } }));
  const printed = rows.find(({ team_id }) => team_id === side(0).team.id);
  expect(printed?.participant_id).toBe(side(0).id);
});

test('knows no card of an unknown team or an unpublished run', async () => {
  const { side, exploration, client } = await organiser(opened);
  const params = { exploration_id: exploration.id };
  done(await client.managedExplorations.publish({ params, body: { published: false } }));
  expect(await card(side(0).id)).toMatchObject(problem(404, 'not_found'));
  expect(await card(2_147_483_647)).toMatchObject(problem(404, 'not_found'));
});
