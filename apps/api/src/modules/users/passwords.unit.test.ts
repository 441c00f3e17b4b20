import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashPassword, isRightPassword } from './passwords.ts';

const PASSWORD = 'Neues!Passwort2';

/** Nice values of the threads of this process (Linux). */
function niceValues(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    return Number(fields.split(' ')[16]);
  });
}

test('a hash matches its password only, and no password without a hash', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await Promise.all([isRightPassword(hash, PASSWORD), isRightPassword(hash, `${PASSWORD}8`)])).toEqual([
    true,
    false,
  ]);
  expect(await isRightPassword(null, PASSWORD)).toBe(false);
});

test('passwords are hashed in one thread of the lowest priority', { skip: process.platform !== 'linux' }, async () => {
  await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(niceValues().filter((nice) => nice === 19)).toHaveLength(1);
});

test('a hash that cannot be read fails, and the next password is hashed again', async () => {
  await expect(isRightPassword('no hash', PASSWORD)).rejects.toThrow();
  expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id/);
});
