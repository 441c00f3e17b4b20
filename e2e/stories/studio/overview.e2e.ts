import { expect, type Page } from '@playwright/test';
import { withImportedExploration } from '../../support/imported-exploration.ts';
import { taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { openPage } from '../../support/walks/open-page.ts';

// 404: a picture of this run is missing.
test.use({ at: 'studio', allowedErrors: [404] });

const BLANK = 'Platz für die Antwort';

/** How many pages a PDF has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function show(creator: Page, what: 'Antworten zeigen' | 'Antwortfelder zeigen', shown: boolean): Promise<void> {
  await creator.getByLabel(what).setChecked(shown);
}

test('shows answers and answer fields independently of each other', async ({ creator, accounts }) => {
  const { slug } = await withImportedExploration(creator, accounts, 'e2e/runs/rätselgarten.json');
  await openPage(creator, `/management/exploration/${slug}/overview`);
  const word = taskCard(creator, 'Königin der Blumen');
  const insects = taskCard(creator, 'Was summt hier?');
  const year = taskCard(creator, 'Das Jahr im Beet');

  await expect(word.getByRole('img', { name: BLANK })).toHaveCount(1);
  await expect(creator.getByText('Das Bild ist nicht verfügbar.')).toBeVisible();
  await expect(insects.getByLabel('Kästchen zum Ankreuzen:')).toHaveCount(4);
  await expect(year.getByRole('img', { name: BLANK })).toHaveCount(4);
  await expect(year).toContainText('Tulpe · Sonnenblume · Herbstaster · Schneeglöckchen');
  await expect(creator.getByText('Rose', { exact: true })).toHaveCount(0);

  await show(creator, 'Antworten zeigen', true);
  await expect(word).toContainText('Antwort: Rose');
  await expect(insects.getByLabel('richtig:')).toHaveCount(2);
  await expect(insects.getByRole('listitem')).toHaveCount(4);
  await expect(year.getByRole('listitem')).toHaveText(['Schneeglöckchen', 'Tulpe', 'Sonnenblume', 'Herbstaster']);
  await expect(taskCard(creator, 'Gießen nach Plan')).toContainText('Am Morgen gießen, am Mittag ruhen.');

  await show(creator, 'Antwortfelder zeigen', false);
  await expect(insects.getByRole('listitem')).toHaveText(['Biene', 'Hummel']);
  await creator.reload();
  await expect(insects.getByRole('listitem')).toHaveText(['Biene', 'Hummel']);

  await show(creator, 'Antworten zeigen', false);
  await expect(insects.getByRole('listitem')).toHaveCount(0);
  await expect(word.getByRole('img', { name: BLANK })).toHaveCount(0);
});

test('prints only the run, with every spot on a new page', async ({ creator, accounts }) => {
  const { slug, name } = await withImportedExploration(creator, accounts, 'e2e/runs/torhaus.json');
  await openPage(creator, `/management/exploration/${slug}/overview`);
  await creator.emulateMedia({ media: 'print' });
  await expect(creator.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(creator.getByRole('navigation')).toHaveCount(0);
  await expect(creator.getByRole('button')).toHaveCount(0);
  await expect(creator.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(creator.getByRole('main')).toContainText('Öffnet sich ab 25 Punkten und nach 1 gelösten Quest');
  await expect(creator.getByRole('main')).toContainText('Ort: Alter Markt 1, 24103 Kiel');
  const pages = pagesOf(await creator.pdf({ preferCSSPageSize: true }));
  expect(pages).toBe(4);
});

test('prints hints only with the answers, and all QR codes on a sheet', async ({ creator, accounts }) => {
  const { slug } = await withImportedExploration(creator, accounts, 'e2e/runs/hinweisweg.json');
  await openPage(creator, `/management/exploration/${slug}/overview`);
  const hint = creator
    .getByRole('listitem')
    .filter({ hasText: /^Text \(/ })
    .first();
  await expect(hint).toHaveText(/^Text \([^)]*\)$/);
  await show(creator, 'Antworten zeigen', true);
  await expect(hint).toHaveText(/^Text \([^)]*\): ./);
  await creator.getByRole('link', { name: 'QR-Codes zum Ausschneiden' }).click();
  await expect(
    creator.getByText('Dieser Run hat noch keinen QR-Code vor Ort, weder für eine Quest noch für eine Ankunft.'),
  ).toBeVisible();
  await expect(creator.getByRole('button', { name: 'Drucken' })).toBeVisible();
});
