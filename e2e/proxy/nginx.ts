import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createCertificate } from '../support/https-proxy.ts';
import { type Here, nginxHere } from './documented-nginx.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What stands around the documented file: nginx in the foreground, which writes into its own folder only. */
function around(documented: string): string {
  return [
    'daemon off;',
    'worker_processes 1;',
    'pid nginx.pid;',
    'error_log error.log;',
    'events {}',
    'http {',
    'access_log off;',
    ...TEMPORARY.map((name) => `${name}_temp_path ${name}_temp;`),
    documented,
    '}',
  ].join('\n');
}

/**
 * Starts nginx with the file of docs/deploy.md, on loopback. It logs into `error.log` of its folder.
 * @throws with what nginx says if it does not start
 */
export async function startNginx(program: string, { ports, site }: Omit<Here, 'certificate'>) {
  const folder = await mkdtemp(join(tmpdir(), 'puzzle-runs-nginx-'));
  // Started by root, nginx serves as an account without privileges, which must reach its folders for large bodies.
  await chmod(folder, 0o755);
  const certificate = await createCertificate(folder);
  await writeFile(join(folder, 'nginx.conf'), around(nginxHere({ ports, site, certificate })));

  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(nginx, 'close');
  async function stop(): Promise<void> {
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true });
  }
  const isUp = () => fetch(`http://127.0.0.1:${ports.http}/`, { redirect: 'manual' }).then(Boolean, () => false);
  while (!(await isUp())) {
    if (nginx.exitCode !== null) {
      await stop();
      throw new Error(`nginx does not start: ${said}`);
    }
    await pause(50);
  }
  return { stop };
}
