import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Quoted-printable undone: soft line breaks, and bytes written as `=C3`. */
function readable(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The mails a site has written to its outbox, with all their heads and parts. */
export async function mailsIn(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  return Promise.all(files.map(async (file) => readable(await readFile(join(outbox, file), 'latin1'))));
}
