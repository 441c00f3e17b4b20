import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '../../apps/api/src/config.ts';
import { root } from '../command.ts';
import { readCompose, readDockerfile, type Service } from './read-files.ts';

const known = new Set<string>(Object.values(settings).map(({ env }) => env));
const dockerfile = readDockerfile();

describe.each(['docker/compose.yaml', 'docker/compose.postgres.yaml'])('%s', (file) => {
  const { services, volumes = {} } = readCompose(file);
  const all = Object.entries(services);
  const ours = all.filter(([, service]) => service.build);
  const mounted = all.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');

  test('every setting it gives to the product exists', () => {
    expect(ours).not.toEqual([]);
    for (const [name, { environment = {} }] of ours) {
      expect(
        Object.keys(environment).filter((env) => !known.has(env)),
        name,
      ).toEqual([]);
    }
  });

  test('what it builds from is there', () => {
    for (const [name, { build }] of ours) {
      expect(join(root, 'docker', build?.context ?? ''), name).toBe(root);
      expect(existsSync(join(root, build?.dockerfile ?? 'none')), name).toBe(true);
    }
  });

  test('every file it mounts is there, and its volumes are those it names', () => {
    const files = mounted.filter((source) => source.startsWith('.'));
    expect(files.filter((source) => !existsSync(join(root, 'docker', source)))).toEqual([]);
    const named = mounted.filter((source) => !source.startsWith('.'));
    expect(new Set(named)).toEqual(new Set(Object.keys(volumes)));
  });

  test('a service waits only for services that are there and say that they are healthy', () => {
    for (const [name, { depends_on: waitsFor = {} }] of all) {
      for (const [other, { condition }] of Object.entries(waitsFor)) {
        expect(condition, name).toBe('service_healthy');
        expect(saysHealthy(services[other]), `${name} waits for ${other}`).toBe(true);
      }
    }
  });
});

describe('on SQLite', () => {
  test('the folder of the data is the volume', () => {
    const [service] = Object.values(readCompose('docker/compose.yaml').services);
    expect(service?.volumes).toEqual(['data:/data']);
    expect(dockerfile).toContainEqual({ name: 'VOLUME', words: ['/data'] });
    expect(dockerfile).toContainEqual({ name: 'ENV', words: expect.arrayContaining(['DATA_DIR=/data']) });
  });
});

describe('on PostgreSQL', () => {
  const { services } = readCompose('docker/compose.postgres.yaml');
  const ours = Object.values(services).filter((service) => service.build);

  test('they share the folder of the uploaded pictures', () => {
    expect(ours.map(({ volumes }) => volumes)).toEqual([['data:/data'], ['data:/data']]);
  });

  test('two processes share one database and one secret, and believe the proxy', () => {
    expect(ours).toHaveLength(2);
    expect(ours[0]?.environment).toEqual(ours[1]?.environment);
    expect(ours[0]?.environment).toMatchObject({
      DATABASE_URL: expect.stringMatching(/^postgres:.*@database:/),
      JWT_SECRET: expect.stringContaining('JWT_SECRET:?'),
      TRUST_PROXY: '1',
    });
  });
});

/** A service of our image has the image's own check. */
function saysHealthy(service: Service | undefined): boolean {
  return Boolean(service?.healthcheck ?? (service?.build && dockerfile.some(({ name }) => name === 'HEALTHCHECK')));
}
