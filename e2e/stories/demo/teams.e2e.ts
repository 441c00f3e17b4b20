import { expect } from '@playwright/test';
import { BATTLE } from '../../support/play/demo-battle.ts';
import { test } from '../../support/stories.ts';

test.use({ site: 'demo', allowedErrors: [403, 404] });

test('a team', async ({ player, friend }) => {
  await test.step('that does not exist redirects to the run with a request to join', async () => {
    await player.goto(`${BATTLE}/team/niemand/poi`);
    await expect(player).toHaveURL(`${BATTLE}?alert=join_first`);
  });

  await test.step('without a code is joined from its card', async () => {
    await player.goto(BATTLE);
    await player.getByRole('button', { name: 'Team wählen' }).click();
    await expect(player.getByRole('heading', { name: 'Welches Team seid ihr?' })).toBeVisible();
    await player.getByRole('button', { name: 'Team beitreten: Nachteulen' }).click();
    await expect(player).toHaveURL(`${BATTLE}/team/nachteulen/poi`);
    await player.getByRole('link', { name: 'Zurück zum Run' }).click();
    await expect(player.getByRole('link', { name: 'Weiterspielen mit Nachteulen' })).toBeVisible();
  });

  await player.getByRole('link', { name: 'Weiterspielen mit Nachteulen' }).click();
  await player.getByRole('link', { name: 'Teilen', exact: true }).click();
  const link = await player.getByLabel('Link zum Mitspielen', { exact: true }).inputValue();

  await test.step('that does not exist any more cannot be joined by its link', async () => {
    await friend.goto(link.replace(/team_id=\d+/, 'team_id=999'));
    await expect(friend.getByRole('heading', { name: 'Beitreten ist nicht möglich' })).toBeVisible();
  });

  await test.step('has to be chosen when the link names no team', async () => {
    await friend.goto(link.replace(/&team_id=\d+/, ''));
    await friend.getByRole('button', { name: 'Team wählen' }).click();
    await friend.getByRole('button', { name: 'Team beitreten: Nachteulen' }).click();
    await expect(friend).toHaveURL(`${BATTLE}/team/nachteulen/poi`);
  });
});

test('a team with a code', async ({ player, friend }) => {
  await test.step('refuses a wrong one and accepts the right one', async () => {
    await player.goto(`${BATTLE}/team`);
    const card = player.getByRole('listitem').filter({ hasText: 'Kompass und Keks' });
    const code = card.getByLabel('Team-Code');
    const join = card.getByRole('button', { name: 'Team beitreten: Kompass und Keks' });
    await join.click();
    await expect(card.getByRole('alert')).toHaveText('Gib zuerst den Code ein.');
    await code.fill('KEKS');
    await join.click();
    await expect(card.getByRole('alert')).toHaveText(
      'Der Team-Code stimmt nicht. Prüfe ihn und versuche es noch einmal.',
    );
    await code.fill('KOMPASS');
    await join.click();
    await expect(player).toHaveURL(`${BATTLE}/team/kompass-und-keks/poi`);
  });

  await test.step('is shared with its code', async () => {
    await player.getByRole('link', { name: 'Teilen', exact: true }).click();
    await friend.goto(await player.getByLabel('Link zum Mitspielen', { exact: true }).inputValue());
    await expect(friend.getByRole('heading', { name: 'Donau gegen Elbe' })).toBeVisible();
    await expect(friend.getByRole('heading', { name: 'Kompass und Keks' })).toBeVisible();
    await friend.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(friend).toHaveURL(`${BATTLE}/team/kompass-und-keks/poi`);
  });
});

test('says on the team page of a run outside a Versus that no team is needed', async ({ player }) => {
  await player.goto('/exploration/die-donau-und-der-dom/team');
  await expect(player.getByRole('heading', { name: 'Hier braucht ihr kein Team' })).toBeVisible();
  await player.getByRole('link', { name: 'Zum Run', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Mitmachen' })).toBeVisible();
});
