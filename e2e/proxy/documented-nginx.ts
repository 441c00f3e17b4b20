import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DEPLOY = join(import.meta.dirname, '../../docs/deploy.md');

/** The nginx file of docs/deploy.md. @throws if the page has none */
export function documentedNginx(): string {
  const block = /^```nginx\n(.*?)^```$/ms.exec(readFileSync(DEPLOY, 'utf8'))?.[1];
  if (block === undefined) throw new Error('docs/deploy.md has no block for nginx');
  return block;
}

/** What a test has instead of the documented addresses and files. */
export interface Here {
  /** Ports of nginx on loopback. */
  ports: { http: number; player: number; studio: number };
  /** Origins of the product behind it. */
  site: { url: string; studioUrl: string };
  certificate: { cert: string; key: string };
}

/** All that is replaced, in the order of the file; everything else is as documented. */
function replacements({ ports, site, certificate }: Here): [documented: string, here: string][] {
  const certificateLines: [string, string][] = [
    ['/etc/letsencrypt/live/play.example.org/fullchain.pem', certificate.cert],
    ['/etc/letsencrypt/live/play.example.org/privkey.pem', certificate.key],
  ];
  return [
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ', `listen 127.0.0.1:${ports.player} `],
    ...certificateLines,
    ['http://127.0.0.1:3000;', `${site.url};`],
    ['listen 443 ', `listen 127.0.0.1:${ports.studio} `],
    ...certificateLines,
    ['http://127.0.0.1:3001;', `${site.studioUrl};`],
  ];
}

/** The documented file with the addresses and files of a test. @throws if it has not what is to be replaced */
export function nginxHere(here: Here): string {
  return replacements(here).reduce((text, [documented, replacement]) => {
    if (!text.includes(documented)) throw new Error(`the block for nginx in docs/deploy.md has no “${documented}”`);
    return text.replace(documented, () => replacement);
  }, documentedNginx());
}
