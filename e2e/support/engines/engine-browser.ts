/** Key of an element's id in WebDriver's messages. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The WebDriver commands that the stories need; both engines support them. */
export interface Driver {
  navigate(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result, also of a promise. */
  execute(script: string, args: unknown[]): Promise<unknown>;
  /** @throws when the page has no such element */
  find(xpath: string): Promise<Record<string, string>>;
  click(id: string): Promise<void>;
  clear(id: string): Promise<void>;
  type(id: string, text: string): Promise<void>;
  close(): Promise<void>;
}

export type EngineBrowser = ReturnType<typeof engineBrowser>;

/** A browser that Playwright does not drive. Elements are found by XPath; commands fail at once when they do not exist. */
export function engineBrowser(driver: Driver) {
  async function idOf(xpath: string): Promise<string> {
    return (await driver.find(xpath))[ELEMENT] ?? '';
  }

  return {
    goto: driver.navigate,
    close: driver.close,
    evaluate: <T>(script: string, ...args: unknown[]) => driver.execute(script, args) as Promise<T>,
    async click(xpath: string) {
      const element = await driver.find(xpath);
      // At the edge of the window, the bar of the page would take the click.
      await driver.execute('arguments[0].scrollIntoView({ block: "center" })', [element]);
      await driver.click(element[ELEMENT] ?? '');
    },
    async fill(xpath: string, text: string) {
      const id = await idOf(xpath);
      await driver.clear(id);
      await driver.type(id, text);
    },
    /** The text that the page shows. */
    text: () => driver.execute('return document.body.innerText', []) as Promise<string>,
  };
}
