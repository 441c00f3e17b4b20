import { ProgressBar } from '@puzzle-runs/web/ui/progress-bar.tsx';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { PointsBar } from './points-bar.tsx';

const LABEL = 'Punkte';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'de' });
});

test.each([
  { net: 15, toEarn: 20, text: '15 / 20', width: '75%' },
  { net: -5, toEarn: 20, text: '0 / 20', width: '0%' },
  { net: 1250, toEarn: 2000, text: '1.250 / 2.000', width: '62.5%' },
  { net: 25, toEarn: 20, text: '25 / 20', width: '100%' },
])('$net net points of $toEarn are shown as $text and fill $width of the bar', ({ net, toEarn, text, width }) => {
  const html = renderToStaticMarkup(<PointsBar value={net} max={toEarn} label={LABEL} />);
  expect(html).toContain(`aria-valuetext="${text}"`);
  expect(html).toContain(`style="width:${width}"`);
});

test.each([
  { solved: 0, total: 4, now: 0, width: '0%' },
  { solved: 1, total: 4, now: 1, width: '25%' },
  { solved: 4, total: 4, now: 4, width: '100%' },
  { solved: 5, total: 4, now: 4, width: '100%' }, // a quest was deleted after it was solved
  { solved: 0, total: 0, now: 0, width: '0%' },
])('$solved of $total solved quests fill $width of the bar', ({ solved, total, now, width }) => {
  const html = renderToStaticMarkup(<ProgressBar value={solved} max={total} label={LABEL} />);
  expect(html).toContain(`aria-valuemin="0" aria-valuemax="${total}" aria-valuenow="${now}"`);
  expect(html).toContain(`style="width:${width}"`);
});
