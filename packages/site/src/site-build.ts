import type { Language } from '@puzzle-runs/domain/preferred-language.ts';

/** Addresses of scripts and styles, without those that they import on demand; a style may override those before it. */
export interface SiteFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PageFiles extends SiteFiles {
  /** Scripts with the texts of one language. */
  readonly texts: Readonly<Record<Language, readonly string[]>>;
}

/** What the build of a site tells the server. */
export interface SiteBuild {
  /** index.html, with slots. */
  readonly template: string;
  /** Scripts that stand in pages, by name. */
  readonly inline: Readonly<Record<string, string>>;
  /** Address of the script that starts the site. */
  readonly entry: string;
  /** What the entry imports. */
  readonly shared: PageFiles;
  /** What a page loads in addition, by its file in `src/pages`. */
  readonly pages: Readonly<Record<string, PageFiles>>;
}

/** In the folder of the built site. */
export const SITE_BUILD = '.vite/site.json';

/** For pages whose file is not in the build. */
export const NO_FILES: PageFiles = { scripts: [], styles: [], texts: { de: [], en: [] } };

/** Fills the slots of a template, `<!--name-->`; those without a value are empty. */
export function fillTemplate(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replaceAll(/<!--(\w+)-->/g, (_, name: string) => slots[name] ?? '');
}
