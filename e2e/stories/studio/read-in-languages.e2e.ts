import { expect, type Page } from '@playwright/test';
import { offlineReady } from '../../support/offline-ready.ts';
import { openPoi } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';

type At = Parameters<typeof newExploration>[0];

const ENGLISH: Record<string, string> = {
  'exploration description': '<p>Along the gargoyle bridge.</p>',
  'poi name': 'The cathedral',
  'poi description': '<p>Right here.</p>',
  'task name': 'On the roof',
  'task description': '<p>How many?</p>',
};

/** A published run in German with a quest at one spot, with an English translation on request. */
async function publishedRun(at: At, name: string, { inEnglish }: { inEnglish: boolean }) {
  const built = await newExploration(at, uniqueName(name));
  await built.task(await built.poi('Der Dom'), 10);
  expect((await built.send('PATCH', `/explorations/${built.exploration.id}`, { playable_offline: true })).ok).toBe(
    true,
  );
  expect(await built.publish()).toBe(200);
  if (!inEnglish) return built;
  const path = `/management/explorations/${built.exploration.id}`;
  await built.send('PUT', `${path}/languages`, { add: ['en'] });
  const authorization = await at.accounts.authorization(built.creator);
  const read = await fetch(`${at.testSite.url}/api${path}/texts?lang=en`, { headers: { ...authorization } });
  const { rows } = (await read.json()) as { rows: Record<string, string | number | null>[] };
  const texts = rows.map(({ record, id, field, item_id, source_hash }) => {
    return { record, id, field, item_id, source_hash, text: ENGLISH[`${record} ${field}`] ?? '' };
  });
  expect((await built.send('PUT', `${path}/texts/en`, { texts })).ok).toBe(true);
  return built;
}

test.use({ at: 'studio', allowedErrors: ['network'] });

const rowOf = (page: Page, { name }: { name: string }) => page.getByRole('listitem').filter({ hasText: name });

async function openInEnglish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'The cathedral' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The cathedral' })).toBeVisible();
}

test('a visitor filters runs by English and finds one by an English word', async ({ player, accounts, testSite }) => {
  const at = { accounts, testSite };
  const { exploration: translated } = await publishedRun(at, 'Brückenweg', { inEnglish: true });
  const { exploration: german } = await publishedRun(at, 'Brückenweg', { inEnglish: false });
  await player.goto(`${testSite.url}/exploration`);
  await player.getByLabel('Run oder Ort').fill('Brückenweg');
  await expect(rowOf(player, german)).toBeVisible();
  await expect(rowOf(player, translated)).toContainText('Deutsch, English');
  await player.getByLabel('Sprache der Runs').selectOption('English');
  await expect(player).toHaveURL(/[?&]language=en/);
  await expect(rowOf(player, german)).toBeHidden();
  await expect(rowOf(player, translated)).toBeVisible();
  await player.reload();
  await expect(player.getByLabel('Sprache der Runs')).toHaveValue('en');
  await expect(rowOf(player, german)).toBeHidden();

  await player.getByLabel('Sprache der Runs').selectOption('Alle Sprachen');
  await player.getByLabel('Run oder Ort').fill('gargoyle');
  await expect(rowOf(player, german)).toBeHidden();
  await expect(rowOf(player, translated)).toBeVisible();
  await expect(player).not.toHaveURL(/language/);

  await player.getByLabel('Sprache der Runs').selectOption('English');
  await expect(rowOf(player, translated).getByRole('link')).toHaveAttribute('href', /[?&]lang=en/);
  await rowOf(player, translated).getByRole('link').click();
  await expect(player.getByText('Along the gargoyle bridge.')).toBeVisible();
});

test('a browser in English reads and plays a run in English, alone and in a Versus, without choosing', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const built = await publishedRun({ accounts, testSite }, 'Englisch', { inEnglish: true });
  const { slug, id } = built.exploration;
  const page = await openBrowser({ locale: 'en-GB' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(`${testSite.url}/exploration/${slug}`);
  await expect(page.getByText('Along the gargoyle bridge.')).toBeVisible();
  await page.getByLabel('Language of this run').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Language of this run')).toHaveValue('en');
  expect(calls.filter((url) => url.includes('/api/explorations?'))).toEqual([]);
  await page.getByRole('button', { name: 'Join' }).click();
  await openInEnglish(page);

  const created = await built.send('POST', '/battles', { name: uniqueName('Duell'), description: '<p>Los!</p>' });
  const battle = (await created.json()) as { id: number; slug: string };
  const team = await (await built.send('POST', '/teams', { name: uniqueName('Füchse') })).json();
  const playing = { exploration_id: id, team_id: team.id };
  expect((await built.send('POST', `/battles/${battle.id}/participants`, playing)).ok).toBe(true);
  const other = await openBrowser({ locale: 'en-GB' });
  await other.goto(`${testSite.url}/battle/${battle.slug}/exploration/${slug}`);
  await expect(other.getByText('Along the gargoyle bridge.')).toBeVisible();
  await other.getByLabel('Language of this run').selectOption('Deutsch');
  await expect(other.getByText('Los!').first()).toBeVisible();
  await other.getByLabel('Language of this run').selectOption('English');
  await expect(other.getByText('Along the gargoyle bridge.')).toBeVisible();
  await other.getByRole('button', { name: 'Choose a team' }).click();
  await expect(other.getByLabel('Language of this run')).toHaveValue('en');
  await other.getByRole('button', { name: 'Join' }).click();
  await openInEnglish(other);
});

test('a link with a language opens the run in it, which the device then keeps', async ({
  player,
  accounts,
  testSite,
}) => {
  const { exploration } = await publishedRun({ accounts, testSite }, 'Verlinkt', { inEnglish: true });
  // The page arrives in English; the scripts store the choice.
  await player.goto(`${testSite.url}/exploration/${exploration.slug}?lang=en`, { waitUntil: 'networkidle' });
  await expect(player.getByText('Along the gargoyle bridge.')).toBeVisible();
  await player.goto(`${testSite.url}/exploration/${exploration.slug}`);
  await expect(player.getByText('Along the gargoyle bridge.')).toBeVisible();
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, 'The cathedral');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a downloaded run keeps its language and says why it cannot be changed', async ({
    player,
    accounts,
    testSite,
  }) => {
    const { exploration } = await publishedRun({ accounts, testSite }, 'Unterwegs', { inEnglish: true });
    await player.goto(`${testSite.url}/exploration/${exploration.slug}`);
    await player.getByRole('button', { name: 'Mitmachen' }).click();
    await offlineReady(player);
    const card = player.getByRole('region', { name: 'Für unterwegs' });
    await expect(card).toContainText('Unterwegs bereit.');

    await player.context().setOffline(true);
    await player.getByLabel('Sprache dieses Runs').selectOption('English');
    await expect(player.getByText('Zum Wechseln der Sprache brauchst du Netz.')).toBeVisible();
    await expect(player.getByLabel('Sprache dieses Runs')).toHaveValue('de');
    await openPoi(player, 'Der Dom');
    await player.context().setOffline(false);
    await player.getByText('Sprache', { exact: true }).first().click();
    await player.getByLabel('Sprache dieses Runs').selectOption('English');
    await expect(player.getByRole('heading', { level: 1, name: 'The cathedral' })).toBeVisible();
  });
});
