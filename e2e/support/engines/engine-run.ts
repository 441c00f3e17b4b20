import { expect } from '@playwright/test';
import type { TestAccounts } from '../accounts.ts';
import type { TestSite } from '../site.ts';
import { uniqueName } from '../studio/creator-setup.ts';

interface At {
  testSite: Pick<TestSite, 'url'>;
  accounts: TestAccounts;
}

const PLACE = { latitude: 49.02, longitude: 12.09 };

/** A spot of each kind of place, with a quest of each kind. */
const POIS = [
  {
    name: 'Brücke',
    location_type: 'coordinates',
    location: PLACE,
    tasks: [
      { name: 'Bögen', task_type: 'guess_number', points: 10, task: { answer: 16 } },
      { name: 'Fluss', task_type: 'guess_text', points: 10, task: { answers: ['Donau'] } },
    ],
  },
  {
    name: 'Gasse',
    location_type: 'hint',
    location: [
      { hint_type: 'text', hint_value: 'Hinter dem Rad.', cost: 0 },
      { hint_type: 'image', hint_value: '/demo/pictures/kiste.svg', cost: 5 },
    ],
    tasks: [
      {
        name: 'Handwerk',
        task_type: 'cloze',
        points: 10,
        task: {
          text: '<p>Der __________ backt, der __________ näht.</p>',
          preview: true,
          words: ['Bäcker', 'Schneider'],
        },
      },
      {
        name: 'Wetter',
        task_type: 'cloze',
        points: 10,
        task: { text: '<p>Im __________ ist es kalt.</p>', preview: false, words: ['Winter'] },
      },
      { name: 'Epochen', task_type: 'order', points: 10, task: { entries: ['Romanik', 'Gotik', 'Barock'] } },
      {
        name: 'Farben',
        task_type: 'choice',
        points: 10,
        task: {
          choices: [
            { answer: 'Rot', correct: true },
            { answer: 'Blau', correct: false },
          ],
        },
      },
    ],
  },
  {
    name: 'Markt',
    location_type: 'coordinates',
    location: PLACE,
    arrival_radius: 30,
    arrival_code: 'K7M2QX',
    tasks: [
      { name: 'Türme', task_type: 'locate', points: 10, task: { locate_type: 'qr', image: 'x', code: 'TURM' } },
      { name: 'Schild', task_type: 'photo', points: 10, task: { review: 'after' } },
    ],
  },
];

export const INTRO = 'Ein Brief liegt vor euch.';

/**
 * Publishes a run with quests of all kinds.
 * @param about `intro`: a text before the first spot; `playable_offline`: the phone may load the answers
 * @returns its slug
 */
export async function publishRun(
  { testSite, accounts }: At,
  { intro = '', playable_offline = false },
): Promise<string> {
  const account = await accounts.registered();
  const headers = { 'content-type': 'application/json', ...(await accounts.authorization(account)) };
  async function send(method: string, path: string, body: object) {
    const response = await fetch(`${testSite.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    expect(response.ok, `${path}: ${response.status} ${await response.clone().text()}`).toBe(true);
    return response.json();
  }
  const texts = { description: '<p>Am Fluss entlang.</p>' };
  const pois = POIS.map((poi) => ({ ...poi, ...texts, tasks: poi.tasks.map((task) => ({ ...task, ...texts })) }));
  const exploration = {
    name: uniqueName('Motorenweg'),
    ...texts,
    ...(intro && { intro }),
    postal_code: '93047',
    playable_offline,
    pois,
  };
  const body = { format: 'puzzle-run/1', exploration };
  const { id, slug } = await send('POST', '/management/explorations/file', body);
  await send('PUT', `/explorations/${id}/published`, { published: true });
  return slug;
}
