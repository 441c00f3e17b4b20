import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** What somebody finds in his letter box. */
export interface ReceivedMail {
  /** Path and query of the link, on whichever site. */
  link: string;
  /** The six digits, where the mail has some. */
  digits: string;
}

/** The text part of a mail file, as it is read. */
function textOf(mail: string): string {
  const [, head = '', quoted = ''] =
    /^Content-Type: text\/plain[^]*?\r?\n((?:.+\r?\n)*)\r?\n([^]*?)\r?\n--/m.exec(mail) ?? [];
  if (/base64/i.test(head)) return Buffer.from(quoted, 'base64').toString();
  return readable(quoted);
}

/** Mails to an address in the outbox of a site, newest first. */
async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const files = (await readdir(outbox).catch(() => [])).map((name) => join(outbox, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, time: (await stat(file)).mtimeMs })));
  const newestFirst = dated.toSorted((a, b) => b.time - a.time);
  const mails = await Promise.all(newestFirst.map(({ file }) => readFile(file, 'utf8')));
  return mails.filter((mail) => new RegExp(`^To: <?${address}>?\\r?$`, 'm').test(mail));
}

/** Waits for a mail to an address with a link to a page, and reads the newest. `path` is where the link leads. */
export async function readMail(dataDir: string, address: string, path: string): Promise<ReceivedMail> {
  let letter: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        for (const mail of await mailsTo(dataDir, address)) {
          const text = textOf(mail);
          const link = new RegExp(`^https?://[^/\\s]+(${path}\\S*)`, 'm').exec(text)?.[1];
          if (link) letter = { link, digits: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
          if (letter) return true;
        }
        return false;
      },
      { message: `a mail to ${address} with a link to ${path}` },
    )
    .toBe(true);
  if (!letter) throw new Error('no mail came');
  return letter;
}

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
