import { expect, test } from 'vitest';
import { headTags, headTitle, type PageHead } from './head.ts';

const page: PageHead = {
  language: 'de',
  site: 'Puzzle Runs',
  title: 'Der Dom',
  description: 'Hinauf!',
  origin: 'https://play.example.org',
  path: '/exploration/der-dom',
  hidden: false,
};

/** The tags as `name: value`. */
function shortly(head: PageHead): string[] {
  return headTags(head).map(({ attributes }) => Object.values(attributes).join(': '));
}

test('a public page has its name, its address and both languages', () => {
  expect(headTitle(page)).toBe('Der Dom · Puzzle Runs');
  expect(shortly(page)).toEqual([
    'description: Hinauf!',
    'canonical: https://play.example.org/exploration/der-dom',
    'og:url: https://play.example.org/exploration/der-dom',
    'og:type: website',
    'og:site_name: Puzzle Runs',
    'og:title: Der Dom',
    'og:description: Hinauf!',
    'og:image: https://play.example.org/share.png',
    'og:locale: de_DE',
    'og:locale:alternate: en_GB',
    'twitter:card: summary_large_image',
  ]);
});

test('a hidden page has no canonical address', () => {
  const tags = shortly({ ...page, hidden: true });
  expect(tags).toContain('robots: noindex');
  expect(tags.join('\n')).not.toContain('/exploration/der-dom');
});

test('shows only the site’s name without a title', () => {
  expect(headTitle({ ...page, title: undefined })).toBe('Puzzle Runs');
});

test.each([
  ['/pictures/dom.jpg', 'https://play.example.org/pictures/dom.jpg'],
  ['https://elsewhere.example/dom.png?x=1', 'https://elsewhere.example/dom.png?x=1'],
  ['/demo/pictures/dom.svg', 'https://play.example.org/share/dom.png'],
  ['/demo/pictures/../dom.svg', 'https://play.example.org/share.png'],
  ['/demo/pictures/dom.svg?x=1', 'https://play.example.org/share.png'],
  ['/pictures/dom.svg', 'https://play.example.org/share.png'],
  ['https://elsewhere.example/dom.SVG?x=1', 'https://play.example.org/share.png'],
  [null, 'https://play.example.org/share.png'],
])('shows the picture %s to messengers as %s', (image, shown) => {
  expect(shortly({ ...page, image })).toContain(`og:image: ${shown}`);
});
