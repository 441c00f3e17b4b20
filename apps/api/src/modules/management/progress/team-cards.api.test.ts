import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp({ env: { PLAYER_URL: 'https://play.test' } });

test('returns cards with the join address of each team, and codes only if there are any', async () => {
  const by = await organiser(opened, ['Füchse', 'Dachse']);
  const [fox, badger] = [by.side(0), by.side(1)];
  done(await by.client.managedTeams.change({ params: { team_id: fox.team.id }, body: { code: 'ROT & Blau' } }));
  const { rows } = done(await by.client.managedProgress.share({ query: { name: by.battle.slug } }));
  const ids = { exploration_id: by.exploration.id, battle_id: by.battle.id };
  const query = `exploration_id=${by.exploration.id}&battle_id=${by.battle.id}&team_id=`;
  expect(rows).toEqual([
    {
      ...ids,
      team_id: badger.team.id,
      participant_id: expect.any(Number),
      card: expect.stringMatching(/^\d+-[a-z2-9]{6}$/),
      Team: { name: badger.team.name, image: null, code: '0' },
      Exploration: {
        name: by.exploration.name,
        image: null,
        description: by.exploration.description,
        code: '0',
        published: true,
      },
      Battle: { name: by.battle.name, description: by.battle.description },
      join_url: `https://play.test/join?${query}${badger.team.id}`,
    },
    {
      ...ids,
      team_id: fox.team.id,
      participant_id: expect.any(Number),
      card: expect.stringMatching(/^\d+-[a-z2-9]{6}$/),
      Team: { name: fox.team.name, image: null, code: 'ROT & Blau' },
      Exploration: expect.objectContaining({ code: '0' }),
      Battle: expect.anything(),
      join_url: `https://play.test/join?${query}${fox.team.id}&team_code=ROT%20%26%20Blau`,
    },
  ]);
});
