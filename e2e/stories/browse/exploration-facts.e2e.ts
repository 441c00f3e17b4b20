import { expect, type Page } from '@playwright/test';
import { test } from '../../support/stories.ts';

test.use({ site: 'demo' });

/** Label and value of each fact of the page. */
function factsOf(player: Page): Promise<string[]> {
  return player
    .locator('dl > div')
    .evaluateAll((facts) => facts.map((fact) => (fact as HTMLElement).innerText.replace(/\s+/g, ' ')));
}

test(
  'says how long a run takes, how far it is, and what is good to know',
  { tag: '@en' },
  async ({ player }, { project }) => {
    await player.goto('/exploration/die-donau-und-der-dom');
    await expect(player.getByRole('heading', { level: 1, name: 'Die Donau und der Dom' })).toBeVisible();
    const english = project.name === 'phone-en';
    expect(await factsOf(player)).toEqual(
      english
        ? ['Duration 1 h 30 min', 'Distance 1.2 km', 'Quests 17', 'Languages Deutsch, Leichte Sprache, English']
        : ['Dauer 1 h 30 min', 'Weg 1,2 km', 'Quests 17', 'Sprachen Deutsch, Leichte Sprache, English'],
    );
    await expect(player.getByText(english ? 'Step-free' : 'Stufenfrei', { exact: true })).toBeVisible();
    await expect(player.getByText(english ? 'The first spot is here.' : 'Hier liegt der erste Spot.')).toBeVisible();
  },
);

test('shows the meeting point of a run with a code', async ({ player }) => {
  await player.goto('/exploration/giebel-am-strelasund');
  await expect(player.getByText('Hier trefft ihr euch.')).toBeVisible();
});

test('names the language of a run that is not that of the site', { tag: '@only-en' }, async ({ player }) => {
  await player.goto('/exploration');
  const name = 'Fleete, Speicher, Gegenwind';
  const row = player.getByRole('listitem').filter({ has: player.getByRole('heading', { name }) });
  await expect(row.getByText('German', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name })).toHaveAttribute('lang', 'de');
});
