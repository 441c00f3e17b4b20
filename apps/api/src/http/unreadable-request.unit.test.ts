import { expect, test } from 'vitest';
import { routedUrl } from './unreadable-request.ts';

test.each([
  ['GET', '/exploration/b%C3%A4chle', '/exploration/b%C3%A4chle'],
  ['GET', '/exploration?search=%E4', '/exploration?search=%E4'],
  ['GET', '/exploration/b%E4chle', '/undecodable'],
  ['HEAD', '/battle/%/board?lang=en', '/undecodable'],
  ['GET', '/%C3', '/undecodable'],
  ['GET', '/exploration/%zz', '/undecodable'],
  ['GET', '//exploration/b%C3%A4chle', '/undecodable'],
  ['GET', '/exploration//turm', '/undecodable'],
  ['GET', '/join?wanted=https://example.org', '/join?wanted=https://example.org'],
  ['GET', '/assets//main.js', '/assets//main.js'],
  ['POST', '/exploration/b%E4chle', '/exploration/b%E4chle'],
  ['GET', '/api/explorations/%E4', '/api/explorations/%E4'],
  ['GET', '/assets/%E4.js', '/assets/%E4.js'],
])('%s %s is routed as %s', (method, url, routed) => {
  expect(routedUrl({ method, url })).toBe(routed);
});
