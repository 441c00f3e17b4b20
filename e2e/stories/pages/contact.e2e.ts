import { expect, type Page } from '@playwright/test';
import { mailsIn } from '../../support/mails.ts';
import { test } from '../../support/stories.ts';

const SEND = { name: 'Nachricht senden' } as const;
const MESSAGE = 'Am Tor fehlt der Code seit gestern.';

async function write(player: Page): Promise<void> {
  await player.goto('/contactform');
  await player.getByLabel('Name').fill('Ada Lovelace');
  await player.getByLabel('E-Mail').fill('ada@post.example');
  await player.getByLabel('Anlass').selectOption('Hilfe');
  await player.getByLabel('Nachricht', { exact: true }).fill(MESSAGE);
  await player.getByLabel('Ja, ich bin einverstanden').check();
}

test('disables sending until the visitor consents', async ({ player }) => {
  await player.goto('/contactform');
  await expect(player.getByRole('radio', { name: 'Nein' })).toBeChecked();
  await expect(player.getByRole('button', SEND)).toBeDisabled();
  await player.getByLabel('Ja, ich bin einverstanden').check();
  await expect(player.getByRole('button', SEND)).toBeEnabled();
  await player.getByRole('radio', { name: 'Nein' }).check();
  await expect(player.getByRole('button', SEND)).toBeDisabled();
});

test('shows what is missing beside its field and sends nothing', async ({ player }) => {
  const asked: string[] = [];
  player.on('request', (request) => asked.push(request.url()));
  await player.goto('/contactform');
  await player.getByLabel('Ja, ich bin einverstanden').check();
  await player.getByRole('button', SEND).click();

  const name = player.getByLabel('Name');
  await expect(name).toHaveAccessibleDescription('Bitte gib deinen Namen ein (2-50 Zeichen).');
  await expect(name).toBeFocused();
  const email = player.getByLabel('E-Mail');
  await expect(email).toHaveAccessibleDescription('Bitte gib deine E-Mail an (2-100 Zeichen).');
  const message = player.getByLabel('Nachricht', { exact: true });
  await expect(message).toHaveAccessibleDescription('Bitte gib eine Nachricht ein (mindestens 20 Zeichen).');
  await expect(player.getByLabel('Anlass')).toHaveAccessibleDescription('Bitte wähle einen Anlass.');

  await name.fill('A');
  await expect(name).toHaveAccessibleDescription('Bitte gib deinen Namen ein (2-50 Zeichen).');
  await name.fill('Ada');
  await expect(name).toHaveAccessibleDescription('');
  await message.fill('x'.repeat(1001));
  await expect(player.getByText('1.001 von 1.000 Zeichen')).toBeVisible();
  await expect(message).toHaveAccessibleDescription('Bitte gib eine Nachricht ein (höchstens 1.000 Zeichen).');
  expect(asked.filter((url) => url.endsWith('/api/contacts'))).toEqual([]);
});

test.describe('on a site of its own', () => {
  test.use({ allowedErrors: ['network'], site: 'own demo' });

  test('a message', async ({ player, testSite: { dataDir } }) => {
    await test.step('stays in the form when sending fails without a network', async () => {
      await player.route('**/api/contacts', (route) => route.abort());
      await write(player);
      await player.getByRole('button', SEND).click();
      await expect(player.getByRole('alert')).toContainText('Deine Nachricht ist nicht angekommen.');
      await expect(player.getByLabel('Nachricht', { exact: true })).toHaveValue(MESSAGE);
      await player.unroute('**/api/contacts');
    });

    await test.step('is sent to the provider by mail', async () => {
      await player.getByRole('button', SEND).click();
      await expect(player.getByRole('heading', { name: 'Danke für deine Nachricht' })).toBeFocused();
      await expect(player.getByText('ada@post.example')).toBeVisible();
      await expect.poll(async () => (await mailsIn(dataDir)).length).toBe(1);
      const [mail] = await mailsIn(dataDir);
      expect(mail).toContain(MESSAGE);
      expect(mail).toContain('Reply-To: ada@post.example');

      await player.getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click();
      await expect(player.getByLabel('Name')).toHaveValue('Ada Lovelace');
      await expect(player.getByLabel('Nachricht', { exact: true })).toHaveValue('');
    });
  });
});
