import { expect, test } from 'vitest';
import { creator } from '#testing/creators.ts';
import { fileApp } from '#testing/test-app.ts';
import { marked, translate } from '#testing/translating.ts';

const opened = await fileApp();
const ada = await creator(opened);

/** A Versus with a German run in English and a German run that is not translated. */
async function battleOfTwo(slug: string) {
  const [translated, german] = [await ada.publishedExploration(), await ada.publishedExploration()];
  await translate(ada.client, translated.exploration, { lang: 'en', text: marked('en') });
  const battle = await opened.given.battle(slug, [
    { exploration: translated.exploration, team: 'A' },
    { exploration: german.exploration, team: 'B' },
  ]);
  return { battle, translated: translated.exploration, german: german.exploration };
}

async function open(path: string, languages: string) {
  const response = await opened.app.inject({ url: `/api${path}`, headers: { 'accept-language': languages } });
  return { body: response.json(), vary: String(response.headers.vary), lang: response.headers['content-language'] };
}

test('describes each run of a Versus in the requested language, else in that of the browser, else in its own', async () => {
  const { translated, german } = await battleOfTwo('eins');
  const described = async (query: string, languages: string) => {
    const { body, vary } = await open(`/battles?name=eins${query}`, languages);
    expect(vary).toContain('Accept-Language');
    const runs = body.rows[0].Explorations as { id: number; description: string; description_lang?: string }[];
    expect(runs.find(({ id }) => id === german.id)).toMatchObject({ description: german.description });
    expect(runs.find(({ id }) => id === german.id)?.description_lang).toBeUndefined();
    return runs.find(({ id }) => id === translated.id);
  };
  const english = {
    description: translated.description.replace('<p>', '<p>en '),
    description_lang: 'en',
    languages: [{ lang: 'de' }, { lang: 'en' }],
  };
  expect(await described('', 'en-GB,de;q=0.5')).toMatchObject(english);
  expect(await described('&lang=en', 'de')).toMatchObject(english);
  for (const run of [await described('', 'fr'), await described('&lang=de', 'en')]) {
    expect(run).toMatchObject({ description: translated.description });
    expect(run?.description_lang).toBeUndefined();
  }
});

test('a list of Versus describes its runs in their own language', async () => {
  const { translated } = await battleOfTwo('zwei');
  const { body, vary } = await open('/battles?limit=100', 'en');
  expect(vary).not.toContain('Accept-Language');
  const runs = body.rows.flatMap(({ Explorations }: { Explorations: { id: number }[] }) => Explorations);
  expect(runs.find(({ id }: { id: number }) => id === translated.id)).toMatchObject({
    description: translated.description,
  });
});

test('a join link describes its run in the language of the reader and names those to choose from', async () => {
  const { battle, translated } = await battleOfTwo('drei');
  const link = `/instant/join?exploration_id=${translated.id}&battle_id=${battle.id}`;
  const english = await open(link, 'en');
  expect(english).toMatchObject({
    lang: 'en',
    vary: expect.stringContaining('Accept-Language'),
    body: {
      exploration: {
        lang: 'de',
        description_lang: 'en',
        description: translated.description.replace('<p>', '<p>en '),
        languages: [{ name: 'Deutsch' }, { name: 'English' }],
      },
    },
  });
  const german = await open(`${link}&lang=de`, 'en');
  expect(german).toMatchObject({ lang: 'de', body: { exploration: { description: translated.description } } });
});
