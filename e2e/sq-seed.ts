import { writeFileSync } from 'node:fs';
import { peopleOf } from './support/people.ts';

const url = 'http://127.0.0.1:5100';
const people = peopleOf({ url, dataDir: '/tmp/s-quests/data' });
const ada = await people.member();
const auth = await people.authorization(ada);
async function post(path: string, body: object) {
  const a = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...auth },
    body: JSON.stringify(body),
  });
  const j = await a.json();
  if (!a.ok) throw new Error(path + JSON.stringify(j));
  return j;
}
const run = await post('/api/explorations', {
  name: 'Die Donau und der Dom',
  description: '<p>x</p>',
  postal_code: '93047',
  image: null,
  code: null,
});
const poi = await post('/api/pois', {
  exploration_name: run.slug,
  name: 'Dom St. Peter',
  description: '<p>x</p>',
  location_type: 'coordinates',
  location: { latitude: '49.01', longitude: '12.09' },
});
const t = (
  name: string,
  points: number,
  task_type: string,
  task: object,
  description = '<p>Bringt die Ereignisse in die richtige Reihenfolge, <strong>das älteste zuerst</strong>.</p>',
) =>
  post(`/api/pois/${poi.id}/tasks`, {
    name,
    points,
    task_type,
    task,
    description,
    attempts: task_type === 'order' ? 3 : null,
  });
await t('Wie hoch sind die Türme?', 10, 'guess_number', { answer: 105, range_from: 50, range_to: 200 });
await t('Baugeschichte', 20, 'order', {
  TaskOrderEntries: [
    { text: 'Brand der romanischen Kirche' },
    { text: 'Weihe des Hochchors' },
    { text: 'Türme erhalten ihre Helme' },
  ],
});
await t('Das Dombrückl', 15, 'cloze', {
  text: '<p>Der <strong>Regensburger</strong> __________ hat zwei Türme &amp; ein __________ aus Stein.</p><p>Er steht mitten in der Altstadt, nahe der Steinernen Brücke.</p>',
  TaskClozeWords: [{ word: 'Dom' }, { word: 'Dach' }],
});
await t('Was steht am Portal?', 5, 'guess_text', {
  TaskGuessTextAnswers: [{ answer: 'Dom' }, { answer: 'Kathedrale St. Peter' }],
  focus: true,
});
await t('Welche Fenster sind alt?', 5, 'choice', {
  TaskChoices: [
    { answer: 'Das Südfenster', correct: true },
    { answer: 'Das Nordfenster mit dem sehr langen Namen, der umbricht' },
  ],
});
await t('Such den Esel', 5, 'locate', { locate_type: 'qr', image: 'Esel am Dom', code: 'IAH' });
writeFileSync(
  '/tmp/s-quests/ada.json',
  JSON.stringify({ ...ada, base: `/management/exploration/${run.slug}/poi/${poi.slug}/task` }),
);
