import { existsSync, globSync } from 'node:fs';
import { installDebianPackage } from './debian.ts';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Installs the package if the program is missing; resolves to true if the program exists afterwards. */
async function isInstalled(path: string, name: string): Promise<boolean> {
  return existsSync(path) || ((await installDebianPackage(name, { optional: true })) && existsSync(path));
}

/** Finds Debian's Firefox and Xvfb (virtual display), or installs them; undefined if that fails. */
export async function firefoxPath(): Promise<string | undefined> {
  if (process.env.E2E_FIREFOX) return process.env.E2E_FIREFOX;
  return (await isInstalled(SCREEN, 'xvfb')) && (await isInstalled(FIREFOX, 'firefox-esr')) ? FIREFOX : undefined;
}

/** Finds Debian's WebKit, its driver and Xvfb (virtual display), or installs them; undefined if that fails. */
export async function webKitPath(): Promise<string | undefined> {
  if (process.env.E2E_WEBKIT) return process.env.E2E_WEBKIT;
  if (!(await isInstalled(SCREEN, 'xvfb')) || !(await isInstalled(WEBKIT_DRIVER, 'webkit2gtk-driver')))
    return undefined;
  // The driver opens this browser, which comes with the library.
  return globSync(['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/lib/*/webkitgtk-6.*/MiniBrowser'])[0];
}
