import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

test.each<[string, string, (index: number) => string, number]>([
  ['a port', '1', (n) => `1.2.3.4:${50_000 + n}`, 120],
  ['brackets and a port', '1', (n) => `[2001:db8::7]:${50_000 + n}`, 120],
  ['another address of one IPv6 network', '1', (n) => `"[2001:db8::${n}]"`, 120],
  ['garbage', '1', (n) => `garbage-${n}`, 120],
  ['an invented address before the proxy’s entry', '1', (n) => `9.9.9.${n}, 1.2.3.4`, 120],
  ['an invented address before the list of proxies', '10.0.0.0/8', (n) => `9.9.9.${n}, 1.2.3.4, 10.0.0.7`, 120],
  ['garbage behind two proxies', '2', (n) => `garbage-${n}, 172.70.0.1`, 120],
  ['another address, read behind two proxies', '2', (n) => `1.2.3.${n}, 172.70.0.1`, 130],
  ['another address, read behind a list of proxies', '10.0.0.0/8,172.64.0.0/13', (n) => `1.2.3.${n}, 172.70.0.1`, 130],
])(
  'of 130 logins with %s in each (TRUST_PROXY=%s) the limit lets the right number pass',
  async (_what, setting, entry, expected) => {
    const { app } = await testApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: setting } });
    let tried = 0;
    for (let index = 0; index < 130; index++) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email: `${index}@example.org` },
        headers: { 'x-forwarded-for': entry(index) },
        remoteAddress: '10.0.0.9',
      });
      if (statusCode !== 429) tried++;
    }
    expect(tried).toBe(expected);
  },
);
