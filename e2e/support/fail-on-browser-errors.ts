import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';

/** An error that a story expects: the HTTP status of a call or file, or `network` for failed requests. */
export type AllowedErrors = number | 'network';

interface Watch {
  /** Origins that may be requested: both sites. */
  origins: readonly string[];
  allowedErrors: readonly AllowedErrors[];
}

/** The network error of a console message; undefined for other messages. */
function kindOf(message: ConsoleMessage): AllowedErrors | undefined {
  const text = message.text();
  const status = /^Failed to load resource: .*status of (\d+)/.exec(text)?.[1];
  if (status !== undefined) return Number(status);
  return text.startsWith('Failed to load resource: net::') ? 'network' : undefined;
}

/**
 * Collects script errors, console errors and requests to other origins.
 * @returns a check that fails when there was an error that the story does not allow
 */
export function failOnBrowserErrors(context: BrowserContext, { origins, allowedErrors }: Watch): () => void {
  const errors: string[] = [];

  const onScriptError = (error: WebError) => errors.push(String(error.error().stack));
  const onConsole = (message: ConsoleMessage) => {
    const kind = kindOf(message);
    if (message.type() !== 'error' || (kind !== undefined && allowedErrors.includes(kind))) return;
    errors.push(`${message.text()} (${message.location().url})`);
  };
  const onRequest = (request: Request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !origins.includes(asked)) errors.push(`requests ${request.url()}`);
  };
  context.on('weberror', onScriptError).on('console', onConsole).on('request', onRequest);

  return () => {
    context.off('weberror', onScriptError).off('console', onConsole).off('request', onRequest);
    expect.soft(errors, 'browser errors').toEqual([]);
  };
}

/** Fails when the page shows a translation key or an unfilled placeholder. */
export async function expectNoRawKeys(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const labelled = Array.from(document.querySelectorAll('[aria-label], [placeholder]'));
    const labels = labelled.flatMap((element) => [element.ariaLabel, element.getAttribute('placeholder')]);
    // Code contains names of files and fields, and email addresses contain dots: neither is a translation key.
    const codes = Array.from(document.querySelectorAll('code'), ({ innerText }) => innerText);
    const words = codes.reduce((text, code) => text.replace(code, ''), document.body.innerText);
    return [document.title, words.replace(/\S+@\S+/g, ''), ...labels].join('\n');
  });
  const withoutAddresses = shown.replace(/\S+@\S+/g, '');
  const raw = withoutAddresses.match(/\b[a-z]+(?:\.[a-z][A-Za-z_]*)+\b|\{\{.*\}\}/g);
  expect.soft(raw ?? [], 'text keys instead of words').toEqual([]);
}
