import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { settings } from '../../apps/api/src/config/settings.ts';
import { root } from '../command.ts';
import { readCompose, readDockerfile, type Service } from './read-files.ts';

const known: readonly string[] = Object.values(settings).map(({ env }) => env);

/** Settings that a compose file decides, so that the environment of `docker compose` has no say. */
const OF_CONTAINER = {
  HOST: 'only the container listens there',
  PORT: 'the container’s; the variable of this name is the port of the machine',
  STUDIO_PORT: 'the container’s; the variable of this name is the port of the machine',
  DATA_DIR: 'the image names the folder of the volume',
};
const DECIDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docker/compose.yaml': OF_CONTAINER,
  'docker/compose.postgres.yaml': {
    ...OF_CONTAINER,
    DATABASE_URL: 'its own database',
    DATABASE_DIRECT_URL: 'no pooler stands before its database',
    DATABASE_PREPARED: 'no pooler stands before its database',
    VALKEY_URL: 'its own Valkey',
    TRUST_PROXY: 'its own proxy',
  },
};

/** Whether a value of a compose file has a variable of `docker compose` with this name. */
function passes(value: string | undefined, name: string): boolean {
  return value?.includes(`\${${name}:`) ?? false;
}
const dockerfile = readDockerfile();

describe.each(Object.entries(DECIDED))('%s', (file, decided) => {
  const { services, volumes = {} } = readCompose(file);
  const all = Object.entries(services);
  const ours = all.filter(([, service]) => service.build);
  const mounted = all.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');

  test('sets only settings that the product knows', () => {
    expect(ours).not.toEqual([]);
    for (const [name, { environment = {} }] of ours) {
      expect(
        Object.keys(environment).filter((env) => !known.includes(env)),
        name,
      ).toEqual([]);
    }
  });

  test('passes on every setting but those that it decides', () => {
    for (const [name, { environment = {} }] of ours) {
      const passed = known.filter((env) => passes(environment[env], env));
      expect(new Set([...passed, ...Object.keys(decided)]), name).toEqual(new Set(known));
      expect(
        passed.filter((env) => env in decided),
        name,
      ).toEqual([]);
    }
  });

  test('starts with its own values and with every variable empty', () => {
    for (const [name, { environment = {} }] of ours) {
      const started = Object.entries(environment).map(([env, value]) => [env, withoutVariables(value)]);
      expect(() => readConfig(Object.fromEntries(started)), name).not.toThrow();
    }
  });

  test('builds from an existing folder and Dockerfile', () => {
    for (const [name, { build }] of ours) {
      expect(join(root, 'docker', build?.context ?? ''), name).toBe(root);
      expect(existsSync(join(root, build?.dockerfile ?? 'missing')), name).toBe(true);
    }
  });

  test('mounts existing files and the volumes it declares, and no others', () => {
    const files = mounted.filter((source) => source.startsWith('.'));
    expect(files.filter((source) => !existsSync(join(root, 'docker', source)))).toEqual([]);
    const named = mounted.filter((source) => !source.startsWith('.'));
    expect(new Set(named)).toEqual(new Set(Object.keys(volumes)));
  });

  test('waits only for existing services with a health check', () => {
    for (const [name, { depends_on: waitsFor = {} }] of all) {
      for (const [other, { condition }] of Object.entries(waitsFor)) {
        expect(condition, name).toBe('service_healthy');
        expect(hasHealthCheck(services[other]), `${name} waits for ${other}`).toBe(true);
      }
    }
  });
});

describe('on SQLite', () => {
  test('keeps the data folder in a volume', () => {
    const [service] = Object.values(readCompose('docker/compose.yaml').services);
    expect(service?.volumes).toEqual(['data:/data']);
    expect(dockerfile).toContainEqual({ name: 'VOLUME', words: ['/data'] });
    expect(dockerfile).toContainEqual({ name: 'ENV', words: expect.arrayContaining(['DATA_DIR=/data']) });
  });
});

describe('on PostgreSQL', () => {
  const { services } = readCompose('docker/compose.postgres.yaml');
  const ours = Object.values(services).filter((service) => service.build);

  test('both processes share the folder of uploaded pictures', () => {
    expect(ours.map(({ volumes }) => volumes)).toEqual([['data:/data'], ['data:/data']]);
  });

  test('two processes share one database and one secret, and trust the proxy', () => {
    expect(ours).toHaveLength(2);
    expect(ours[0]?.environment).toEqual(ours[1]?.environment);
    expect(ours[0]?.environment).toMatchObject({
      DATABASE_URL: expect.stringMatching(/^postgres:.*@database:/),
      JWT_SECRET: expect.stringContaining('JWT_SECRET:?'),
      TRUST_PROXY: '1',
    });
  });
});

/** The value as `docker compose` writes it where every variable is empty, and required ones are 64 letters. */
function withoutVariables(value: string): string {
  const inner = /\$\{[A-Z_]+:([-?])([^{}]*)\}/;
  const match = inner.exec(value);
  if (!match) return value;
  return withoutVariables(value.replace(inner, match[1] === '?' ? 'x'.repeat(64) : (match[2] ?? '')));
}

/** True if the service or its image has a health check. */
function hasHealthCheck(service: Service | undefined): boolean {
  return Boolean(service?.healthcheck ?? (service?.build && dockerfile.some(({ name }) => name === 'HEALTHCHECK')));
}
