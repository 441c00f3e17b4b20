import { expect } from '@playwright/test';
import { playByApi } from '../../support/play/play-by-api.ts';
import { test } from '../../support/stories.ts';
import { registerOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { DESK } from '../../support/studio/event-control.ts';

test.use({ at: 'studio' });

const WALL = { ...DESK, viewport: { width: 1280, height: 720 } };
const TEAMS = 13;

test('shows all teams page by page without scrolling, also below a message, and the code to join the Versus', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const wall = await openBrowser(WALL);
  const { account, exploration } = await registerOrganiser({ accounts, testSite });
  const fixtures = { accounts, testSite };
  const headers = { ...(await accounts.authorization(account)), 'content-type': 'application/json' };
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(`${testSite.studioUrl}/api${path}`, { method, headers, body: JSON.stringify(body) });
    expect(response.ok, path).toBe(true);
  };
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Wandspiel') } });
  const names = Array.from({ length: TEAMS }, (_, index) =>
    uniqueName(`Gesellschaft zur Rettung der Rätsel Nr. ${index}`),
  );
  for (const name of names) {
    const team = await postAs(fixtures, { account, path: '/teams', body: { name } });
    await call('POST', `/battles/${battle.id}/participants`, { exploration_id: exploration.id, team_id: team.id });
  }
  await playByApi(fixtures, { account, battle: battle.slug, team: names[0] ?? '', answers: ['Start'] });
  await call('PUT', `/battles/${battle.id}/board`, { board: true });

  await wall.goto(`${testSite.url}/battle/${battle.slug}/board`);
  const ranking = wall.getByRole('list', { name: 'Rangliste' }).getByRole('listitem');
  await expect(ranking).toHaveCount(12);
  await expect(wall.getByRole('list', { name: 'Siegertreppchen' }).getByText(names[0] ?? '')).toBeInViewport();
  const short = wall.getByText(/\/b\/\d+-[2-9a-z]{6}$/);
  await expect(short).toBeInViewport();

  const text = 'Treffpunkt ist in zehn Minuten der Brunnen vor dem Rathaus. Wer zu spät kommt, verliert seine Punkte.';
  await call('POST', `/battles/${battle.id}/messages`, { text });
  await call('PUT', `/battles/${battle.id}/freeze`, { frozen: true });
  for (const said of [text, 'Eingefroren: Wer gewinnt, zeigt sich am Ende.', 'Seite 1 von 2']) {
    await expect(wall.getByText(said)).toBeInViewport({ ratio: 1 });
  }
  await expect(ranking.last()).toBeInViewport({ ratio: 1 });
  await expect(wall.getByRole('list', { name: 'Siegertreppchen' }).getByText(names[0] ?? '')).toBeInViewport();
  await expect(wall.getByText('Seite 2 von 2')).toBeVisible();
  await expect(ranking).toHaveCount(1);

  const guest = await openBrowser();
  await guest.goto(`http://${await short.textContent()}`);
  await expect(guest).toHaveURL(/\/battle\/.*\/team$/);
});
