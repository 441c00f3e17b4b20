import { expect, test } from 'vitest';
import { type ContactDraft, cleanMessage, invalidContactFields } from './contact-message.ts';

const right: ContactDraft = {
  name: 'Ada',
  email: 'ada@example.org',
  reason: 'support',
  message: 'Wo finde ich die Brücke?',
  confirmed: true,
};

test.each<[string, Partial<ContactDraft>, string[]]>([
  ['a valid message', {}, []],
  [
    'empty',
    { name: '', email: '', reason: '', message: '', confirmed: false },
    ['name', 'email', 'reason', 'message', 'confirmation'],
  ],
  ['a name of two letters', { name: ' Al ' }, []],
  ['a name of one letter', { name: ' A ' }, ['name']],
  ['a name of fifty letters', { name: 'a'.repeat(50) }, []],
  ['a name of 51 letters', { name: 'a'.repeat(51) }, ['name']],
  ['an address of a hundred letters', { email: `${'a'.repeat(60)}@${'b'.repeat(36)}.de` }, []],
  ['an address of 101 letters', { email: `${'a'.repeat(60)}@${'b'.repeat(37)}.de` }, ['email']],
  ['an invalid address', { email: 'ada' }, ['email']],
  ['two addresses', { email: 'a@example.org, b@example.org' }, ['email']],
  ['an unknown reason', { reason: 'spam' }, ['reason']],
  ['a message of twenty letters', { message: `  ${'x'.repeat(20)}\n` }, []],
  ['a message of nineteen letters', { message: `${'x'.repeat(19)}      ` }, ['message']],
  ['a message of a thousand letters', { message: 'x'.repeat(1_000) }, []],
  ['a message of 1001 letters', { message: 'x'.repeat(1_001) }, ['message']],
  ['without consent', { confirmed: false }, ['confirmation']],
])('%s: %j has the invalid fields %j', (_what, over, wrong) => {
  expect(invalidContactFields({ ...right, ...over })).toEqual(wrong);
});

test('a message keeps its lines', () => {
  expect(cleanMessage('\r\nEins\r\nZwei\rDrei\u0007 \n')).toBe('Eins\nZwei\nDrei');
});
