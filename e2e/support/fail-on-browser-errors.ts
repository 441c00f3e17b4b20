import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** The HTTP status of a call or file that a story means to be refused; `network`: calls that it lets get lost. */
export type AllowedErrors = number | 'network';

interface Watch {
  /** The only places that may be asked for anything: both sites. */
  origins: readonly string[];
  allowedErrors: readonly AllowedErrors[];
}

/** What a complaint of the browser's network is about; undefined for any other complaint. */
function kindOf(message: ConsoleMessage): AllowedErrors | undefined {
  const text = message.text();
  const status = /^Failed to load resource: .*status of (\d+)/.exec(text)?.[1];
  if (status !== undefined) return Number(status);
  return text.startsWith('Failed to load resource: net::') ? 'network' : undefined;
}

/**
 * Collects errors of a browser, and requests that would leave the site.
 * @returns fails when there was anything that the story does not forgive
 */
export function failOnBrowserErrors(context: BrowserContext, { origins, allowedErrors }: Watch): () => void {
  const complaints: string[] = [];

  context.on('weberror', (error) => complaints.push(String(error.error().stack)));
  context.on('console', (message) => {
    const kind = kindOf(message);
    if (message.type() !== 'error' || (kind !== undefined && allowedErrors.includes(kind))) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !origins.includes(asked)) complaints.push(`asks ${request.url()}`);
  });

  return () => expect.soft(complaints, 'what the browser complained about').toEqual([]);
}

/** Fails when a key of the dictionaries, or a gap of a sentence, is shown instead of words. */
export async function expectNoRawKeys(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const labelled = Array.from(document.querySelectorAll('[aria-label], [placeholder]'));
    const labels = labelled.flatMap((element) => [element.ariaLabel, element.getAttribute('placeholder')]);
    // Names of files and fields are what code is made of, and addresses have dots, too.
    const codes = Array.from(document.querySelectorAll('code'), ({ innerText }) => innerText);
    const words = codes.reduce((text, code) => text.replace(code, ''), document.body.innerText);
    return [document.title, words.replace(/\S+@\S+/g, ''), ...labels].join('\n');
  });
  const withoutAddresses = shown.replace(/\S+@\S+/g, '');
  const raw = withoutAddresses.match(/\b[a-z]+(?:\.[a-z][A-Za-z_]*)+\b|\{\{.*\}\}/g);
  expect.soft(raw ?? [], 'text keys instead of words').toEqual([]);
}
