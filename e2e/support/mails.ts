import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The parts of a mail that stories use. */
export interface ReceivedMail {
  /** Path and query of the link, without its origin. */
  link: string;
  /** The six-digit code; '' when the mail has none. */
  digits: string;
}

/** The decoded text part of a mail file. */
function textOf(mail: string): string {
  const [, head = '', quoted = ''] =
    /^Content-Type: text\/plain[^]*?\r?\n((?:.+\r?\n)*)\r?\n([^]*?)\r?\n--/m.exec(mail) ?? [];
  if (/base64/i.test(head)) return Buffer.from(quoted, 'base64').toString();
  return decodeQuotedPrintable(quoted);
}

const TIMEOUT_MS = 20_000;
/** Stories read a mail as soon as it is sent; the outbox keeps those of all stories. */
const RECENT_MS = 2 * 60_000;

/** Raw recent mails to an address in the outbox, newest first. */
async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const files = (await readdir(outbox).catch(() => [])).map((name) => join(outbox, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, time: (await stat(file)).mtimeMs })));
  const recent = dated.filter(({ time }) => time > Date.now() - RECENT_MS).toSorted((a, b) => b.time - a.time);
  const mails = await Promise.all(recent.map(({ file }) => readFile(file, 'utf8')));
  return mails.filter((mail) => new RegExp(`^To: <?${address}>?\\r?$`, 'm').test(mail));
}

/** Waits for a mail to the address that links to `path`; returns the newest. @throws when none comes in time */
export async function readMail(dataDir: string, address: string, path: string): Promise<ReceivedMail> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    for (const mail of await mailsTo(dataDir, address)) {
      const text = textOf(mail);
      const link = new RegExp(`^https?://[^/\\s]+(${path}\\S*)`, 'm').exec(text)?.[1];
      if (link) return { link, digits: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
    }
    await pause(100);
  }
  throw new Error(`no mail to ${address} with a link to ${path}`);
}

/** Decodes quoted-printable: soft line breaks and bytes written as `=C3`. */
function decodeQuotedPrintable(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** All mails in the outbox of a site, decoded, with headers. */
export async function mailsIn(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  return Promise.all(files.map(async (file) => decodeQuotedPrintable(await readFile(join(outbox, file), 'latin1'))));
}
