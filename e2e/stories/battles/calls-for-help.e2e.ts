import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, saveForm, uniqueName } from '../../support/studio/creator-setup.ts';
import { DESK, joinByCard, openLog } from '../../support/studio/event-control.ts';

test.use({ at: 'studio', allowedErrors: [429] });
test.slow();

test('a team calls for help, and the organiser reads and answers it', async ({
  openBrowser,
  player: fox,
  friend: mate,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const fixtures = { accounts, testSite };
  const { account, exploration, teams } = await createOrganiser(desk, fixtures);
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Mit Hilfe') } });
  const headers = await accounts.authorization(account);
  const listed = await fetch(`${testSite.studioUrl}/api/management/teams`, { headers });
  const { rows } = (await listed.json()) as { rows: { id: number; name: string }[] };
  for (const { id } of rows) {
    const participant = { exploration_id: exploration.id, team_id: id };
    await postAs(fixtures, { account, path: `/battles/${battle.id}/participants`, body: participant });
  }
  const shared = await fetch(`${testSite.studioUrl}/api/battles/share?name=${battle.slug}`, { headers });
  const cards = (await shared.json()) as { rows: { Team: { name: string }; join_url: string }[] };
  const card = cards.rows.find(({ Team }) => Team.name === teams[0])?.join_url ?? '';
  for (const phone of [fox, mate]) await joinByCard(phone, card);
  const call = fox.getByRole('button', { name: 'Hilfe rufen' });
  await expect(call).toBeHidden();

  await test.step('the organiser switches it on, and the phones offer it at once', async () => {
    await desk.goto(`/management/battle/${battle.slug}`);
    await desk.getByRole('checkbox', { name: 'Teams können Hilfe rufen' }).check();
    await saveForm(desk);
    await expect(call).toBeVisible();
    await desk.goto(`/management/battle/${battle.slug}/event`);
    await desk.getByRole('button', { name: 'Alle Hilferufe' }).click();
    await expect(desk.getByRole('dialog')).toContainText('Gerade braucht kein Team Hilfe.');
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('button', { name: 'Alle Hilferufe' })).toBeFocused();
    await desk.getByRole('button', { name: 'Ton bei Hilferuf: aus' }).click();
  });

  const drawer = desk.getByRole('dialog');
  const row = desk.getByRole('table', { name: 'Teams' }).getByRole('row', { name: teams[0] });
  await test.step('a player calls for help at a quest', async () => {
    await call.click();
    const form = fox.getByRole('dialog', { name: 'Hilfe rufen' });
    await form.getByRole('combobox', { name: 'Bei welcher Quest?' }).selectOption('Weiter');
    await form.getByRole('textbox', { name: 'Was ist los?' }).fill('Wo ist das Ziel?');
    await form.getByRole('button', { name: 'Absenden' }).click();
    for (const phone of [fox, mate]) {
      await expect(phone.getByRole('region', { name: 'Hilfe der Leitung' })).toContainText('Wo ist das Ziel?');
    }
    await expect(call).toBeHidden();
    await expect(row).toContainText('Hilfe: „Wo ist das Ziel?“');
    await expect(desk).toHaveTitle(/^\(1\) Mit Hilfe/);
    await desk.getByRole('button', { name: '1 Hilfe' }).click();
    await expect(desk.getByRole('table', { name: 'Teams' }).getByRole('row')).toHaveCount(2);
    await desk.getByRole('button', { name: 'Alle Hilferufe' }).first().click();
    await expect(drawer.getByRole('listitem')).toContainText(teams[0]);
    await expect(drawer.getByRole('listitem')).toContainText('Anfang · Weiter');
    await desk.keyboard.press('Escape');
  });

  await test.step('the team sees that its call was read', async () => {
    await row.getByRole('button', { name: /^Antworten/ }).click();
    await expect(drawer).toContainText('Wo ist das Ziel?');
    await expect(drawer).toContainText('Ziel');
    await drawer.getByRole('button', { name: 'Nur gelesen' }).click();
    await expect(row).toContainText('wartet auf Hilfe');
    await expect(mate.getByText('Die Leitung hat eure Bitte gelesen.')).toBeVisible();
  });

  await test.step('the answer reaches all phones of the team, also on the page of the spot', async () => {
    await mate.getByRole('link', { name: 'Anfang' }).first().click();
    await expect(desk).toHaveTitle(/^Mit Hilfe/);
    await row.getByRole('button', { name: /^Antworten/ }).click();
    const dialog = desk.getByRole('dialog', { name: `Hilferuf von ${teams[0]}` });
    await dialog.getByRole('button', { name: 'Wir kommen' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Antwort' })).toHaveValue('Danke! Wir kommen vorbei.');
    await dialog.getByRole('textbox', { name: 'Antwort' }).fill('Hinter der Brücke.');
    await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await row.getByRole('button', { name: /^Antworten/ }).click();
    await expect(dialog.getByRole('textbox', { name: 'Antwort' })).toHaveValue('Hinter der Brücke.');
    await dialog.getByRole('checkbox', { name: '5 Minuten dazugeben' }).check();
    await desk.keyboard.press('Control+Enter');
    for (const phone of [fox, mate]) await expect(phone.getByText('Hinter der Brücke.')).toBeInViewport();
    await mate.getByRole('button', { name: 'Verstanden' }).click();
    await expect(mate.getByText('Hinter der Brücke.')).toBeHidden();
    await expect(call).toBeVisible();
    await expect(drawer).toBeHidden();
    await desk.getByRole('button', { name: /Teams$/ }).click();
    await expect(row).not.toContainText('Hilfe');
    await expect(row).toContainText('+ 5 Min.');
    await openLog(desk);
    await expect(desk.getByRole('list', { name: 'Protokoll' })).toContainText('Hilferuf erledigt');
  });

  await test.step('a second call within a minute is refused with a sentence', async () => {
    await call.click();
    const form = fox.getByRole('dialog', { name: 'Hilfe rufen' });
    await form.getByRole('button', { name: 'Absenden' }).click();
    await expect(form.getByRole('alert')).toContainText('Wartet eine Minute.');
  });
});
