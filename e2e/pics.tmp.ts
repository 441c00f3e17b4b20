import { chromium } from '@playwright/test';
const only = process.argv[2];
const url = 'http://127.0.0.1:4300';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 }, tiny: {width: 320, height: 640} };
for (const [size, viewport] of Object.entries(sizes)) {
  for (const locale of ['de-DE', 'en-GB']) {
    if (locale === 'en-GB' && size !== 'phone') continue;
    const c = await b.newContext({ viewport, locale, colorScheme: size === 'tiny' ? 'dark' : 'light', reducedMotion: 'reduce' });
    const p = await c.newPage();
    p.on('console', (m) => m.type() === 'error' && console.log(size, m.text()));
    p.on('pageerror', (e) => console.log(size, e));
    const l = locale.slice(0, 2);
    const pic = async (n: string) => {
      await p.waitForLoadState('networkidle');
      await p.screenshot({ path: `/tmp/account/pics/${n}-${size}-${l}.png`, fullPage: true });
      const w = await p.evaluate(() => document.documentElement.scrollWidth);
      if (w > viewport.width) console.log('too wide', n, size, w);
    };
    await p.goto(`${url}/register`); await pic('register');
    await p.locator('form').nth(0).locator('button[type=submit]').click();
    await p.locator('input[name=password]').nth(1).fill('abc');
    await p.locator('input[name=repeat]').fill('abcd');
    await p.locator('form').nth(1).locator('button[type=submit]').click();
    await p.getByRole('alert').first().waitFor();
    await pic('register-errors');
    if (size !== 'tiny' || true) for (const [n, a] of Object.entries({ home: '/', success: '/register/success', verify: '/register/verify?code=abc', verifyMissing: '/register/verify', verifySuccess: '/register/verify/success', forgotten: '/password/forgotten', forgottenSuccess: '/password/forgotten/success', reset: '/password/reset?code=abc', resetSuccess: '/password/reset/success', logout: '/logout', progress: '/progress' })) {
      await p.goto(url + a); await pic(n);
    }
    if (size !== 'desk') {
      await p.getByRole('button', { name: /^(Mehr|More)$/ }).click(); await pic('more');
    }
    await c.close();
  }
}
await b.close();
