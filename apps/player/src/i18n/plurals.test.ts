import i18next from 'i18next';
import { expect, test } from 'vitest';
import { play as de } from './de/play.ts';
import { play as en } from './en/play.ts';

const i18n = i18next.createInstance();
await i18n.init({
  lng: 'de',
  keySeparator: false,
  nsSeparator: false,
  resources: { de: { play: de }, en: { play: en } },
});

test('one point is singular, every other number plural', () => {
  const words = (lng: string) => [0, 1, 2, 100].map((count) => i18n.t('play.pointsWord', { ns: 'play', lng, count }));
  expect(words('de')).toEqual(['Punkte', 'Punkt', 'Punkte', 'Punkte']);
  expect(words('en')).toEqual(['points', 'point', 'points', 'points']);
});
