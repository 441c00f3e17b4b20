import { expect, test } from 'vitest';
import { letters } from './letters.ts';
import { partsOf } from './mail-parts.ts';

test('escapes markup of a name in the HTML part and leaves it unchanged in the text part', () => {
  const name = '<img src=x onerror=alert(1)> & "Co"';
  const { text, html, subject } = partsOf(
    letters.de.recovery({ name, url: 'https://a.test/?a=1&b=2', digits: '123456' }),
    null,
  );
  expect(text).toContain(`Hallo ${name}!`);
  expect(html).toContain('Hallo &lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;!');
  expect(html).not.toContain('<img');
  expect(html).toContain('href="https://a.test/?a=1&amp;b=2"');
  expect(subject).not.toContain('img');
});

test('keeps the line breaks of a message in both parts', () => {
  const written = {
    name: 'Ada',
    email: 'ada@a.test',
    reason: 'support',
    message: 'Eins\n<b>Zwei',
    account: null,
  } as const;
  const { text, html } = partsOf(letters.de.contact(written), null);
  expect(text).toContain('Eins\n<b>Zwei');
  expect(html).toContain('Eins<br>&lt;b&gt;Zwei');
});

test('every mail exists in both languages, with link and digits in the text and the HTML part', () => {
  const written = { email: 'ada@a.test', reason: 'legal', message: 'Hallo', account: 'Ada' } as const;
  const license = { usages: 25, used: 20, warning: 'nearly' as const, from: new Date(0), until: new Date(86_400_000) };
  const facts = { name: 'Ada', url: 'https://a.test/code', digits: '123456', ...written, ...license };
  for (const kind of Object.keys(letters.de) as (keyof typeof letters.de)[]) {
    const [german, english] = [letters.de[kind](facts), letters.en[kind](facts)];
    expect(german.subject, kind).not.toBe(english.subject);
    expect(german.paragraphs.length, kind).toBe(english.paragraphs.length);
    for (const letter of [german, english]) {
      const { text, html } = partsOf(letter, null);
      for (const part of [text, html]) {
        if (letter.action) expect(part, kind).toContain(facts.url);
        if (letter.digits) expect(part, kind).toContain(facts.digits);
        expect(part, kind).toContain(letter.closing.slice(0, 10));
      }
    }
  }
});

test('names the installation with its mark, and has colours for light and dark', () => {
  const { text, html } = partsOf(letters.de.register({ url: 'https://a.test' }), 'Museum <Nord>');
  expect(text).toContain('-- \nPuzzle Runs · Museum <Nord>\n');
  expect(html).toMatch(/background:#17694a[^>]*>&#9679;<\/span>Puzzle Runs · Museum &lt;Nord&gt;<\/p>/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('prefers-color-scheme:dark');
});
