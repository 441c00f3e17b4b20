import { globSync } from 'node:fs';
import { canInstallFromDebian, installDebianPackage } from './debian.ts';

/** A Debian package, and a pattern of a file that it brings. */
type Package = readonly [name: string, file: string];

const SCREEN: Package = ['xvfb', '/usr/bin/Xvfb'];
const FIREFOX: Package = ['firefox-esr', '/usr/bin/firefox-esr'];
/** GJS opens a window with WebKit: see e2e/support/engines/webkit-window.js. */
const GJS: Package = ['gjs', '/usr/bin/gjs'];
const WEBKIT: readonly Package[] = [
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['gir1.2-webkit2-4.1', '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib'],
];

function isInstalled([, file]: Package): boolean {
  return globSync(file).length > 0;
}

/**
 * Installs the packages that are missing; resolves to false where this process cannot install packages of Debian.
 * @throws if an installation fails
 */
async function provide(packages: readonly Package[]): Promise<boolean> {
  for (const each of packages) {
    if (isInstalled(each)) continue;
    if (!canInstallFromDebian()) return false;
    const [name, file] = each;
    if (!(await installDebianPackage(name)) || !isInstalled(each))
      throw new Error(
        `The stories in Firefox and WebKit need Debian's package ${name} (${file}): its installation failed.`,
      );
  }
  return true;
}

/** Finds Debian's Firefox and Xvfb (virtual display), or installs them; undefined where it cannot. @throws if that fails */
export async function firefoxPath(): Promise<string | undefined> {
  const [, program] = FIREFOX;
  return process.env.E2E_FIREFOX || ((await provide([SCREEN, FIREFOX])) ? program : undefined);
}

/**
 * Finds what opens a window with Debian's WebKit, its driver and Xvfb (virtual display), or installs them; undefined where it cannot.
 * @returns path of GJS
 * @throws if that fails
 */
export async function webKitPath(): Promise<string | undefined> {
  const [, program] = GJS;
  return process.env.E2E_WEBKIT || ((await provide([SCREEN, GJS, ...WEBKIT])) ? program : undefined);
}
