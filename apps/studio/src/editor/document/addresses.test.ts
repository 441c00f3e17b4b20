import { expect, test } from 'vitest';
import { completeAddress, completeLink, isSafeAddress, isSafeLink } from './addresses.ts';

test.for([
  ['https://example.org/dom?a=1#b', 'https://example.org/dom?a=1#b'],
  ['  HTTP://example.org ', 'HTTP://example.org'],
  ['example.org/dom', 'https://example.org/dom'],
  ['example.org:8080', 'https://example.org:8080'],
  ['dom@example.org', 'mailto:dom@example.org'],
  ['mailto:dom@example.org?subject=Hallo', 'mailto:dom@example.org?subject=Hallo'],
  ['/explore', '/explore'],
  ['//evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)//example.org', undefined],
  ['data:text/html,x', undefined],
  ['ftp://example.org', undefined],
  ['tel:110', undefined],
  ['mailto:', undefined],
  ['ein Wort', undefined],
  ['Wort', undefined],
  ['', undefined],
] as const)('completes the link %s to %s', ([typed, link]) => {
  expect(completeLink(typed)).toBe(link);
});

test('rejects a mail address as the address of an image', () => {
  expect(completeAddress('mailto:dom@example.org')).toBeUndefined();
});

test('allows links to the web, to mail addresses and to this site only', () => {
  for (const href of ['https://a.example', 'http://a', '/explore', '#top', 'mailto:a@b.example'])
    expect(isSafeLink(href), href).toBe(true);
  for (const href of ['javascript:1', '//a.example', '/\\a.example', 'vbscript:1', 'data:,a', ' https://a', 'a/b', ''])
    expect(isSafeLink(href), href).toBe(false);
  expect(isSafeAddress('mailto:a@b.example')).toBe(false);
});
