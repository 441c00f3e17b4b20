import { expect } from '@playwright/test';
import { playByCalls } from '../../support/play/playing-by-calls.ts';
import { test } from '../../support/stories.ts';
import { freshName, send } from '../../support/studio/creating.ts';
import { DESK } from '../../support/studio/event.ts';
import { organiser } from '../../support/studio/organising.ts';

test.use({ at: 'studio' });

const WALL = { ...DESK, viewport: { width: 1280, height: 720 } };
const TEAMS = 11;

test('ten teams fit the wall without scrolling, also below a message, and the code leads to the battle', async ({
  openBrowser,
  people,
  place,
}) => {
  const [desk, wall] = [await openBrowser(DESK), await openBrowser(WALL)];
  const { person, exploration } = await organiser(desk, { people, place });
  const around = { people, place };
  const headers = { ...(await people.authorization(person)), 'content-type': 'application/json' };
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${place.studioUrl}/api${path}`, { method, headers, body: JSON.stringify(body) });
    expect(answer.ok, path).toBe(true);
  };
  const battle = await send(around, { person, path: '/battles', body: { name: freshName('Wandspiel') } });
  const names = Array.from({ length: TEAMS }, (_, index) =>
    freshName(`Gesellschaft zur Rettung der Rätsel Nr. ${index}`),
  );
  for (const name of names) {
    const team = await send(around, { person, path: '/teams', body: { name } });
    await call('POST', `/battles/${battle.id}/participants`, { exploration_id: exploration.id, team_id: team.id });
  }
  await playByCalls(around, { person, battle: battle.slug, team: names[0] ?? '', answers: ['Start'] });
  await call('PUT', `/battles/${battle.id}/board`, { board: true });

  await wall.goto(`${place.url}/battle/${battle.slug}/board`);
  const ranking = wall.getByRole('list', { name: 'Rangliste' }).getByRole('listitem');
  await expect(ranking).toHaveCount(10);
  await expect(wall.getByRole('list', { name: 'Siegertreppchen' }).getByText(names[0] ?? '')).toBeInViewport();
  await expect(wall.getByText(/\/battle\/.*\/team$/)).toBeInViewport();

  const text = 'Treffpunkt ist in zehn Minuten der Brunnen vor dem Rathaus. Wer zu spät kommt, verliert seine Punkte.';
  await call('POST', `/battles/${battle.id}/messages`, { text });
  await call('PUT', `/battles/${battle.id}/freeze`, { frozen: true });
  for (const said of [text, 'Eingefroren: Wer gewinnt, zeigt sich am Ende.', 'und 1 weiteres Team']) {
    await expect(wall.getByText(said)).toBeInViewport({ ratio: 1 });
  }
  await expect(ranking.last()).toBeInViewport({ ratio: 1 });
});
