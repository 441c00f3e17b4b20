import { expect } from '@playwright/test';

/** Key of an element's id in WebDriver's messages. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Long, because both browsers render on the CPU while other stories run. */
const STEP_TIMEOUT_MS = 90_000;
const RETRY_AFTER_MS = [50, 100, 200];
/** How long a player waits for the effect of a press before they press again. */
const PRESS_TIMEOUT_MS = 5_000;

/** The WebDriver commands that the stories need; both engines support them. */
export interface Driver {
  navigate(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result, also of a promise. */
  execute(script: string, args: unknown[]): Promise<unknown>;
  /** @throws when the page has no such element */
  find(xpath: string): Promise<Record<string, string>>;
  click(id: string): Promise<void>;
  clear(id: string): Promise<void>;
  /** Types into a field; the text for a file field is the path of the file. */
  type(id: string, text: string): Promise<void>;
  /** A picture of the window, as base64. */
  screenshot(): Promise<unknown>;
  /** Ends the browser; its profile stays. */
  close(): Promise<void>;
}

/** How a browser is started. */
export interface EngineStart {
  /** Path of the program that opens the window. */
  program: string;
  /** Folder in which the browser keeps everything. */
  profile: string;
  /** Environment with a display. */
  env: NodeJS.ProcessEnv;
}

export type EngineBrowser = ReturnType<typeof engineBrowser>;

/**
 * A browser that Playwright does not drive. Elements are found by XPath and waited for, like those of Playwright.
 * @param origin of the site, for `goto`
 */
export function engineBrowser(driver: Driver, origin: string) {
  const evaluate = <T>(script: string, ...args: unknown[]) => driver.execute(script, args) as Promise<T>;

  /** The id of an element in the middle of the window: at its edge, the bar of the page would take a click. */
  async function shown(xpath: string): Promise<string> {
    const element = await driver.find(xpath);
    await driver.execute('arguments[0].scrollIntoView({ block: "center" })', [element]);
    return element[ELEMENT] ?? '';
  }

  /** Repeats a step until it works: elements appear when the page has loaded. */
  const eventually = (step: () => Promise<void>) =>
    expect(step).toPass({ timeout: STEP_TIMEOUT_MS, intervals: RETRY_AFTER_MS });

  /** Waits until a value of the page is this one. */
  const expectValue = <T>(read: () => Promise<T>, message = 'a value of the page') =>
    expect.poll(read, { timeout: STEP_TIMEOUT_MS, intervals: RETRY_AFTER_MS, message });

  const text = () => evaluate<string>('return document.body.innerText');

  return {
    evaluate,
    expectValue,
    /** The text that the page shows. */
    text,
    /** A picture of the window (PNG). */
    screenshot: async () => Buffer.from(String(await driver.screenshot()), 'base64'),
    /** @param path of the site */
    goto: (path: string) => driver.navigate(origin + path),
    /** Reloads the page as a player does. WebDriver's own command passes by the service worker in Firefox. */
    async reload() {
      await evaluate('window.isLeft = true; location.reload()');
      const state = () => evaluate('return "isLeft" in window || document.readyState').catch(String);
      await expectValue(state, 'the reloaded page').toBe('complete');
    },
    close: driver.close,
    click: (xpath: string) => eventually(async () => driver.click(await shown(xpath))),
    /** Presses until it has its effect, as a player does: a press misses while the page still moves. */
    clickUntil: (xpath: string, isDone: () => Promise<boolean>) =>
      eventually(async () => {
        if (await isDone()) return;
        await driver.click(await shown(xpath));
        await expect.poll(isDone, { timeout: PRESS_TIMEOUT_MS, intervals: RETRY_AFTER_MS }).toBe(true);
      }),
    fill: (xpath: string, value: string) =>
      eventually(async () => {
        const id = await shown(xpath);
        await driver.clear(id);
        await driver.type(id, value);
      }),
    /** Chooses a file in a file field. @param path of the file */
    chooseFile: (xpath: string, path: string) => eventually(async () => driver.type(await shown(xpath), path)),
    /** Whether the page has the element now. */
    has: (xpath: string) =>
      evaluate<boolean>(
        'return document.evaluate(arguments[0], document, null, XPathResult.BOOLEAN_TYPE).booleanValue',
        `boolean(${xpath})`,
      ),
    /** Waits until the page has the element. */
    expectElement: (xpath: string) => eventually(async () => void (await driver.find(xpath))),
    /** Waits until the page shows these words. */
    expectText: (words: string) => expectValue(text, 'text of the page').toContain(words),
    /** Waits until the page no longer shows these words. */
    expectNoText: (words: string) => expectValue(text, 'text of the page').not.toContain(words),
  };
}
