import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { networkOf, visitorOf } from './rate-limit-keys.ts';
import { trustOf } from './visitor-address.ts';

/** The visitor of a request from the proxy 10.0.0.9, or from another address. */
async function visitor(setting: string, forwarded: string, remoteAddress = '10.0.0.9') {
  const app = Fastify({ trustProxy: trustOf(readConfig({ TRUST_PROXY: setting }).trustProxy) });
  app.get('/', (request) => ({ visitor: visitorOf(request), network: networkOf(request) }));
  const response = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  return response.json<{ visitor: string; network: string }>();
}

test.each([
  // none
  ['0', '1.2.3.4', '10.0.0.9'],
  ['', '1.2.3.4', '10.0.0.9'],
  // by number
  ['1', '1.2.3.4', '1.2.3.4'],
  ['1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['1', '', '10.0.0.9'],
  ['2', '1.2.3.4, 172.70.0.1', '1.2.3.4'],
  ['2', '6.6.6.6, 1.2.3.4, 172.70.0.1', '1.2.3.4'],
  ['2', '1.2.3.4', '1.2.3.4'],
  ['2', '1.2.3.4, unix:', '1.2.3.4'],
  ['3', '1.2.3.4, 172.70.0.1, 10.0.0.2', '1.2.3.4'],
  // by network
  ['10.0.0.0/8', '1.2.3.4', '1.2.3.4'],
  ['10.0.0.0/8', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['10.0.0.0/8,172.64.0.0/13', '6.6.6.6, 1.2.3.4, 172.70.0.1', '1.2.3.4'],
  ['10.0.0.9, 172.70.0.1', '1.2.3.4, 172.70.0.1:443', '1.2.3.4'],
  ['10.0.0.9,2400:cb00::/32', '1.2.3.4, [2400:cb00::7]:80', '1.2.3.4'],
  ['192.168.0.0/16', '1.2.3.4', '10.0.0.9'],
  // entries with ports, brackets, quotes, spaces, zones
  ['1', '1.2.3.4:5678', '1.2.3.4'],
  ['1', '  "1.2.3.4:5678"  ', '1.2.3.4'],
  ['1', '::ffff:1.2.3.4', '1.2.3.4'],
  ['1', '[::ffff:1.2.3.4]:5678', '1.2.3.4'],
  ['1', '[2001:db8::1]:443', '2001:db8::'],
  ['1', '"[2001:DB8:0:0:1::1]"', '2001:db8::'],
  ['1', '2001:db8::1', '2001:db8::'],
  ['1', 'fe80::1%eth7', 'fe80::'],
  ['1', '1.2.3.4,', '1.2.3.4'],
  // garbage counts for the proxy that wrote it
  ['1', 'garbage', '10.0.0.9'],
  ['1', 'unknown', '10.0.0.9'],
  ['1', '_hidden7', '10.0.0.9'],
  ['1', '1.2.3', '10.0.0.9'],
  ['1', '1.2.3.4.5', '10.0.0.9'],
  ['1', '999.1.1.1', '10.0.0.9'],
  ['1', '12345', '10.0.0.9'],
  ['1', '[2001:db8::1', '10.0.0.9'],
  ['1', '6.6.6.6, garbage', '10.0.0.9'],
  ['2', 'garbage, 172.70.0.1', '172.70.0.1'],
  ['10.0.0.0/8', '6.6.6.6, garbage', '10.0.0.9'],
  ['10.0.0.0/8', '6.6.6.6, garbage, 10.0.0.2', '10.0.0.2'],
])('TRUST_PROXY=%s and X-Forwarded-For: %s is the visitor %s', async (setting, forwarded, expected) => {
  expect(await visitor(setting, forwarded)).toMatchObject({ visitor: expected });
});

test.each([
  ['10.0.0.0/8', '::ffff:10.0.0.9', '1.2.3.4'],
  ['fd00::/8', 'fd00::9', '1.2.3.4'],
  ['fe80::/10', 'fe80::9%eth0', '1.2.3.4'],
  ['10.0.0.0/8', '11.0.0.9', '11.0.0.9'],
  ['10.0.0.0/8', '2001:db8::9', '2001:db8::'],
])('with TRUST_PROXY=%s a request from %s is of the visitor %s', async (setting, remoteAddress, expected) => {
  expect(await visitor(setting, '1.2.3.4', remoteAddress)).toMatchObject({ visitor: expected });
});

test('the network of a provider’s customer is read from an entry with a port, too', async () => {
  expect(await visitor('1', '[2001:db8:7:8::1]:443')).toEqual({ visitor: '2001:db8:7:8::', network: '2001:db8:7::' });
});
