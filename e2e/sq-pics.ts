import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const ada = JSON.parse(readFileSync('/tmp/s-quests/ada.json', 'utf8'));
const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages: Record<string, string> = {
  list: '',
  create: '/create',
  order: '/baugeschichte',
  number: '/wie-hoch-sind-die-türme',
  cloze: '/das-dombrückl',
  text: '/was-steht-am-portal',
  choice: '/welche-fenster-sind-alt',
  locate: '/such-den-esel',
  delete: '/baugeschichte/delete',
};
for (const [size, locale, scheme] of [
  [1440, 'de-DE', 'light'],
  [390, 'de-DE', 'light'],
  [1440, 'en-GB', 'dark'],
  [390, 'en-GB', 'dark'],
  [1000, 'de-DE', 'light'],
  [320, 'de-DE', 'light'],
] as const) {
  const names = Object.keys(pages).filter((n) => wanted.includes(`${n}-${size}`) || wanted.includes('all-' + size));
  if (!names.length) continue;
  const c = await browser.newContext({
    viewport: { width: size, height: size > 800 ? 1000 : 844 },
    locale,
    colorScheme: scheme,
    baseURL: 'http://127.0.0.1:5101',
  });
  const p = await c.newPage();
  p.on('console', (m) => m.type() === 'error' && console.log(size, m.text()));
  p.on('pageerror', (e) => console.log(size, e.stack));
  await p.goto('/register');
  const f = p.getByRole('form', { name: /^(Anmelden|Log in)$/ });
  await f.getByRole('textbox').first().fill(ada.email);
  await f.getByLabel(/^(Passwort|Password)$/).fill(ada.password);
  await f.getByRole('button', { name: /^(Anmelden|Log in)$/ }).click();
  await p.waitForURL(/management/);
  for (const n of names) {
    await p.goto(ada.base + pages[n]);
    await p.getByRole('heading', { level: 1 }).waitFor();
    if (n !== 'list' && n !== 'delete')
      await p
        .getByRole('toolbar')
        .first()
        .waitFor()
        .catch(() => undefined);
    if (n === 'order') await p.getByRole('button', { name: /Weihe.*(bearbeiten|edit)/ }).click();
    await p.screenshot({ path: `/tmp/s-quests/${n}-${size}.png`, fullPage: true });
  }
  await c.close();
}
await browser.close();
