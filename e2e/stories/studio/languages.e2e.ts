import { expect, type Page } from '@playwright/test';
import { enterAnswer, expectSolved, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert } from '../../support/studio/task-editor.ts';

test.use({ at: 'studio', allowedErrors: [400, 409] });

/** A published run with one spot and one quest, all in German. */
async function germanRun(fixtures: Parameters<typeof newExploration>[0]): Promise<ExplorationBuilder> {
  const built = await newExploration(fixtures, uniqueName('Mehrsprachig'));
  const poi = await built.poi('Der Dom');
  const sent = {
    name: 'Am Dach',
    description: '<p>Was speit dort Wasser?</p>',
    points: 10,
    task_type: 'guess_text',
    task: { TaskGuessTextAnswers: [{ answer: 'Wasserspeier' }] },
  };
  expect((await built.send('POST', `/pois/${poi.id}/tasks`, sent)).ok).toBe(true);
  expect(await built.publish()).toBe(200);
  return built;
}

const languagesOf = ({ exploration }: ExplorationBuilder) => `/management/exploration/${exploration.slug}/language`;

async function addLanguage(creator: Page, name: string): Promise<void> {
  await creator.getByLabel('Sprache', { exact: true }).last().selectOption({ label: name });
  await creator.getByRole('button', { name: 'Sprache hinzufügen' }).click();
  await expect(creator.getByRole('region', { name, exact: true })).toBeVisible();
}

/** Fills the fields of a translating page, by their labels; rich texts have an empty editor. */
async function translate(creator: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = creator.getByRole('textbox', { name: label }).last();
    await field.click();
    await creator.keyboard.type(text);
  }
}

/** Texts of the run of this story, by language. */
const TEXTS = {
  English: {
    run: 'An English walk.',
    poi: 'The cathedral',
    here: 'Right here.',
    task: 'On the roof',
    question: 'What spits water?',
    answer: 'gargoyle',
  },
  'Leichte Sprache': {
    run: 'Ein leichter Weg.',
    poi: 'Die große Kirche',
    here: 'Hier ist es.',
    task: 'Oben auf dem Dach',
    question: 'Wo kommt das Wasser heraus?',
    answer: 'Figur',
  },
} as const;

async function translateRun(creator: Page, language: keyof typeof TEXTS): Promise<void> {
  const texts = TEXTS[language];
  await creator.getByRole('link', { name: `Übersetzen: ${language}` }).click();
  await translate(creator, { [`Beschreibung (${language})`]: texts.run });
  await creator.getByRole('button', { name: 'Speichern und weiter' }).click();
  const poiForm = creator.getByRole('form', { name: 'Der Dom' });
  await expect(poiForm.getByLabel(`Name (${language})`)).toBeFocused();
  await creator.keyboard.type(texts.poi);
  await poiForm.getByRole('textbox', { name: `Beschreibung (${language})` }).click();
  await creator.keyboard.type(texts.here);
  await creator.keyboard.press('Control+Enter');
  const taskForm = creator.getByRole('form', { name: 'Am Dach' });
  await expect(taskForm.getByLabel(`Name (${language})`)).toBeFocused();
  await creator.keyboard.type(texts.task);
  await taskForm.getByRole('textbox', { name: `Beschreibung (${language})` }).click();
  await creator.keyboard.type(texts.question);
  await taskForm.getByLabel(`Antwort (${language})`).fill(texts.answer);
  await taskForm.getByRole('button', { name: 'Diese Texte speichern' }).click();
  await expectAlert(creator, 'update');
  await expect(creator.getByText('Spielende können sie wählen')).toBeVisible();
}

test('a creator translates a run into English and Leichte Sprache, and players play it in both', async ({
  creator,
  player,
  friend,
  accounts,
  testSite,
}) => {
  const built = await germanRun({ accounts, testSite });
  await logInToStudio(creator, built.creator);
  await creator.goto(languagesOf(built));
  for (const language of ['English', 'Leichte Sprache'] as const) {
    await addLanguage(creator, language);
    await expect(creator.getByRole('region', { name: language }).getByText('noch 5 Texte, dann wählbar')).toBeVisible();
    await translateRun(creator, language);
    await creator.goto(languagesOf(built));
  }
  await expect(creator.getByText('5 von 5 Texten')).toHaveCount(2);
  for (const [page, lang, texts, other] of [
    [player, 'en', TEXTS.English, TEXTS['Leichte Sprache'].answer],
    [friend, 'de-simple', TEXTS['Leichte Sprache'], 'Wasserspeier'],
  ] as const) {
    await page.goto(`${testSite.url}/exploration/${built.exploration.slug}`);
    await expect(page.getByText('Deutsch, Leichte Sprache, English')).toBeVisible();
    await page.getByLabel('Sprache dieses Runs').selectOption(lang);
    await expect(page.getByText(texts.run)).toBeVisible();
    await page.getByRole('button', { name: 'Mitmachen' }).click();
    await openPoi(page, texts.poi);
    await expect(page.getByText(texts.here)).toHaveCount(1);
    const task = taskCard(page, texts.task);
    await expect(task.getByText(texts.question)).toBeVisible();
    await enterAnswer(task, 'Antwort', other);
    await expectSolved(task, 10);
  }

  await player.getByText('Sprache', { exact: true }).first().click();
  await player.getByLabel('Sprache dieses Runs').selectOption('Deutsch');
  await expect(player.getByRole('heading', { level: 1, name: 'Der Dom' })).toBeVisible();
  await player.reload();
  await expect(player.getByRole('heading', { level: 1, name: 'Der Dom' })).toBeVisible();
  await expect(friend.getByRole('heading', { level: 1, name: 'Die große Kirche' })).toBeVisible();
});

test('a changed source is flagged with its difference until the translation is confirmed or rewritten', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await germanRun({ accounts, testSite });
  await built.send('PUT', `/management/explorations/${built.exploration.id}/languages`, { add: ['en'] });
  await logInToStudio(creator, built.creator);
  await creator.goto(`${languagesOf(built)}/en`);
  await translate(creator, { 'Beschreibung (English)': 'Off we go!' });
  await creator.keyboard.press('Control+S');
  await expectAlert(creator, 'update');
  await expect(creator.getByText('aktuell', { exact: true })).toBeVisible();

  const change = { description: '<p>Los, alle zusammen!</p>' };
  const changed = await built.send('PATCH', `/explorations/${built.exploration.id}`, change);
  expect(changed.ok).toBe(true);
  await creator.reload();
  await expect(creator.getByText('1 von 5 Texten, 1 veraltet')).toBeVisible();
  await expect(creator.getByText('Quelle geändert', { exact: true })).toBeVisible();
  await creator.getByText('Was sich geändert hat').click();
  await expect(creator.getByRole('deletion')).toHaveText('Los!');
  await expect(creator.getByRole('insertion')).toHaveText('Los, alle zusammen!');

  await creator.getByLabel('Passt weiterhin').press('Space'); // a message that closes by itself may lie over it
  await creator.getByRole('button', { name: 'Diese Texte speichern' }).click();
  await expectAlert(creator, 'update');
  await expect(creator.getByText('aktuell', { exact: true })).toBeVisible();
  await expect(creator.getByText('1 von 5 Texten', { exact: true })).toBeVisible();
});

test('asks before it overwrites a translation that was saved elsewhere, and keeps a draft over a reload', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await germanRun({ accounts, testSite });
  await built.send('PUT', `/management/explorations/${built.exploration.id}/languages`, { add: ['ar'] });
  await logInToStudio(creator, built.creator);
  await creator.goto(`${languagesOf(built)}/ar`);
  const field = creator.getByRole('textbox', { name: /^Beschreibung .*العربية/ });
  await expect(field).toHaveCSS('direction', 'rtl');
  await expect(field).toHaveAttribute('lang', 'ar');
  await field.click();
  await creator.keyboard.type('هيا');
  await expect(creator.getByText('Noch nicht gespeichert: Der ganze Run')).toBeVisible();
  creator.once('dialog', (dialog) => void dialog.accept());
  await creator.reload();
  await expect(creator.getByText('Das hast du beim letzten Mal geschrieben')).toBeVisible();
  await expect(field).toHaveText('هيا');

  const change = { description: '<p>Auf!</p>' };
  expect((await built.send('PATCH', `/explorations/${built.exploration.id}`, change)).ok).toBe(true);
  await creator.getByRole('button', { name: 'Diese Texte speichern' }).click();
  const conflict = creator.getByRole('dialog', { name: 'Inzwischen anderswo geändert' });
  await conflict.getByRole('button', { name: 'Mit meinen weiterschreiben' }).click();
  await expect(creator.getByText('Auf!')).toBeVisible();
  await creator.getByRole('button', { name: 'Diese Texte speichern' }).click();
  await expectAlert(creator, 'update');
  await expect(creator.getByText('aktuell', { exact: true })).toBeVisible();
});

test('exports texts as XLIFF, and imports them after a review that names the texts that do not fit', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await germanRun({ accounts, testSite });
  await built.send('PUT', `/management/explorations/${built.exploration.id}/languages`, { add: ['en'] });
  await logInToStudio(creator, built.creator);
  await creator.goto(`${languagesOf(built)}/en/file`);
  const downloading = creator.waitForEvent('download');
  await creator.getByRole('button', { name: 'Datei laden' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`${built.exploration.slug}.en.xlf`);
  const exported = await new Response((await file.createReadStream()) as never).text();
  expect(exported).toContain('Der Dom');

  const choose = (document: string, encoding: BufferEncoding = 'utf8') =>
    creator.locator('input[type=file]').setInputFiles({
      name: 'english.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(document, encoding),
    });
  const refused = creator.getByRole('region', { name: 'Diese Datei passt nicht' });
  await choose('<nothing/>');
  await expect(refused.getByText('ist keine Datei im Format XLIFF 2')).toBeVisible();
  await choose(exported.replace('trgLang="en"', 'trgLang="fr"'));
  await expect(refused.getByText('ist für Französisch. Diese Sprache hat dein Run nicht.')).toBeVisible();
  await expect(refused.getByRole('link', { name: 'Zu den Sprachen' })).toBeVisible();
  await choose(exported.replace('trgLang="en"', 'trgLang="de"'));
  await expect(refused.getByText('ist für Deutsch, und so ist der Run geschrieben.')).toBeVisible();
  await choose(exported.replace('srcLang="de"', 'srcLang="fr"'));
  await expect(refused.getByText('ist aus einer anderen Sprache übersetzt: Französisch.')).toBeVisible();
  await choose(exported.replace('UTF-8', 'x-klingon').replace('Der Dom', 'Größe'), 'latin1');
  await expect(refused.getByText('hat die Zeichenkodierung x-klingon.')).toBeVisible();

  const translated = exported
    .replace(
      /(<source[^>]*>Der Dom<\/source>)(\s*<target[^>]*\/>|\s*<target[^>]*><\/target>)?/,
      '$1<target>The cathedral</target>',
    )
    .replace(
      /(<source[^>]*>Am Dach<\/source>)(\s*<target[^>]*\/>|\s*<target[^>]*><\/target>)?/,
      `$1<target>${'x'.repeat(300)}</target>`,
    );
  await choose(`\uFEFF${translated.replace('UTF-8', 'UTF-16').replace('trgLang="en"', 'trgLang="en-GB"')}`, 'utf16le');
  const review = creator.getByRole('region', { name: 'Vor dem Speichern' });
  await expect(review.getByText('1 Text wird gespeichert.')).toBeVisible();
  await expect(review.getByText('Der Dom · Am Dach · Name')).toBeVisible();
  await expect(review.getByText('Der Text ist zu lang. Er wird ausgelassen.')).toBeVisible();
  await review.getByRole('button', { name: '1 Text speichern' }).click();
  await expectAlert(creator, 'update');
  await creator.getByRole('link', { name: 'Texte ansehen' }).click();
  await expect(creator.getByText('1 von 5 Texten')).toBeVisible();
});

test('a file for a language that the run lacks, or has on another page, leads to where it can be imported', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await germanRun({ accounts, testSite });
  const languages = (change: { add?: string[]; remove?: string[] }) =>
    built.send('PUT', `/management/explorations/${built.exploration.id}/languages`, { add: [], remove: [], ...change });
  await languages({ add: ['es', 'en'] });
  await logInToStudio(creator, built.creator);
  await creator.goto(`${languagesOf(built)}/es/file`);
  const choose = (lang: string) =>
    creator.locator('input[type=file]').setInputFiles({
      name: 'texts.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(`<xliff version="2.0" srcLang="de" trgLang="${lang}"><file id="f"/></xliff>`),
    });
  const refused = creator.getByRole('region', { name: 'Diese Datei passt nicht' });
  await choose('en-GB');
  await expect(refused.getByText('„texts.xlf“ ist für')).toContainText('diese Seite für Spanisch');
  await languages({ remove: ['es'] }); // in another tab
  await choose('es');
  await expect(refused.getByText('ist für Spanisch. Diese Sprache hat dein Run nicht.')).toBeVisible();
  await creator.reload();
  await expect(creator.getByRole('region', { name: 'Diese Sprache hat dein Run nicht: Spanisch' })).toBeVisible();
  await creator.getByRole('link', { name: 'Zu den Sprachen' }).click();
  await addLanguage(creator, 'Español');
  await creator.getByRole('link', { name: 'Als Datei (XLIFF): Español' }).click();
  await choose('en');
  await refused.getByRole('link', { name: 'Zur Seite für Englisch' }).click();
  await expect(creator.getByRole('region', { name: 'Übersetzung einlesen' })).toBeVisible();
});

test('names what is lost before a language is removed, and removes its texts', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await germanRun({ accounts, testSite });
  await built.send('PUT', `/management/explorations/${built.exploration.id}/languages`, { add: ['en'] });
  await logInToStudio(creator, built.creator);
  await creator.goto(`${languagesOf(built)}/en`);
  await translate(creator, { 'Beschreibung (English)': 'Off we go!' });
  await creator.getByRole('button', { name: 'Diese Texte speichern' }).click();
  await expectAlert(creator, 'update');
  await creator.goto(languagesOf(built));
  await creator.getByRole('button', { name: 'Entfernen: English' }).click();
  const dialog = creator.getByRole('dialog', { name: 'English entfernen' });
  await expect(dialog.getByText('Damit wird 1 übersetzter Text gelöscht.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Entfernen' }).click();
  await expectAlert(creator, 'delete');
  await expect(creator.getByRole('region', { name: 'English' })).toBeHidden();
  await addLanguage(creator, 'English');
  await expect(creator.getByText('0 von 5 Texten')).toBeVisible();
});
