// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nameOfQuestion } from './task-name.ts';

test.each([
  ['<p>Was fehlt am <strong>Zifferblatt</strong>?</p>', 'Was fehlt am Zifferblatt?'],
  ['<p></p><p>Erst das.</p><p>Dann das.</p>', 'Erst das.'],
  ['<p>A &amp; O</p>', 'A & O'],
  [`<p>${'Wort '.repeat(30)}</p>`, 'Wort '.repeat(12).trim()],
  [`<p>${'x'.repeat(90)}</p>`, 'x'.repeat(60)],
  [`<p>${'x'.repeat(59)}🗝️🗝️</p>`, 'x'.repeat(59)],
  ['', ''],
])('the question %j gives the name %j', (html, name) => {
  expect(nameOfQuestion(html, [])).toBe(name);
});

test('a name that another quest has gets a number', () => {
  expect(nameOfQuestion('<p>Wie viele?</p>', ['Wie viele', 'Wie viele? 2'])).toBe('Wie viele? 3');
});
