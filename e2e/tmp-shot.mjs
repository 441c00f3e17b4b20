import { chromium } from '@playwright/test';

const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const [n, w, scheme] of [
  ['d', 1440, 'light'],
  ['m', 390, 'light'],
  ['k', 1440, 'dark'],
]) {
  const p = await b.newPage({ viewport: { width: w, height: 900 }, colorScheme: scheme, locale: 'de-DE' });
  p.on('pageerror', (e) => console.log('ERR', e.message));
  await p.goto('http://127.0.0.1:5150/');
  await p.locator('article').first().waitFor();
  if (n === 'd') {
    await p.getByLabel('Concordia').check();
    await p.getByRole('button', { name: 'Antwort prüfen' }).first().click();
    await p.getByRole('button', { name: 'Antwort prüfen' }).first().click();
    await p.waitForTimeout(600);
  }
  await p.screenshot({ path: `/tmp/s-preview/p-${n}.png`, fullPage: true });
}
await b.close();
