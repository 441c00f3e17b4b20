import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { PageFiles } from '@puzzle-runs/site/site-build.ts';
import { parseAst } from 'vite';

/** A script of the build. Names are paths in its folder. */
export interface Chunk {
  file: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  css: readonly string[];
  /** Fonts and workers. */
  assets: readonly string[];
  /** The source that it stands for, if any, then all sources in it. */
  ids: readonly string[];
}

const TEXTS = /[\\/]i18n[\\/](\w\w)(?:\.ts$|[\\/])/;

/** The language of a chunk of texts; undefined for others. */
const languageOf = ({ ids }: Chunk) => ids.map((id) => TEXTS.exec(id)?.[1]).find(Boolean);

/** Questions about the chunks of a build. */
export function chunksOf(chunks: readonly Chunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));

  /** The chunk that stands for a source or contains it. @throws if the build has no such source */
  function chunkOf(id: string): Chunk {
    const chunk = chunks.find(({ ids }) => ids[0] === id) ?? chunks.find(({ ids }) => ids.includes(id));
    if (!chunk) throw new Error(`The build has no ${id}`);
    return chunk;
  }

  /**
   * The chunks and all that they import. Imports come first, because the styles of a chunk may override those of its
   * imports.
   */
  function withImports(start: readonly Chunk[], seen = new Set<Chunk>()): Chunk[] {
    return start.flatMap((chunk) => {
      if (seen.has(chunk)) return [];
      seen.add(chunk);
      return [...withImports(known(chunk.imports), seen), chunk];
    });
  }

  const known = (files: readonly string[]) => files.flatMap((file) => byFile.get(file) ?? []);

  /** The texts of a language that chunks ask for. */
  function textsOf(loaded: readonly Chunk[], language: Language): Chunk[] {
    const asked = known(loaded.flatMap(({ dynamicImports }) => dynamicImports));
    return withImports(asked.filter((chunk) => languageOf(chunk) === language));
  }

  /** The chunks that a page loads with these sources: with their imports, and with the texts of a language. */
  function loadedWith(ids: readonly string[], language?: Language): Chunk[] {
    const loaded = withImports(ids.map(chunkOf));
    return language === undefined ? loaded : [...new Set([...loaded, ...textsOf(loaded, language)])];
  }

  return {
    loadedWith,

    /** The files that a page loads with these sources, without some chunks. */
    filesOf(ids: readonly string[], without: readonly Chunk[] = []): PageFiles {
      const loaded = loadedWith(ids).filter((chunk) => !without.includes(chunk));
      const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
      const textsIn = (language: Language) => {
        const texts = textsOf(loaded, language).filter((chunk) => ![...without, ...loaded].includes(chunk));
        return addresses(texts.map(({ file }) => file));
      };
      return {
        scripts: addresses(loaded.map(({ file }) => file)),
        styles: addresses(loaded.flatMap(({ css }) => css)),
        texts: { de: textsIn('de'), en: textsIn('en') },
      };
    },

    /**
     * Everything that a source may load, also on demand, with styles and fonts. Left out: these pages, and what only
     * they load.
     */
    filesBelow(id: string, otherPages: readonly string[]): string[] {
      // By chunk: a page may be in the chunk of its screen, from which other pages import parts.
      const left = new Set(otherPages.map(chunkOf));
      const seen = new Set([chunkOf(id)]);
      for (const chunk of seen) {
        for (const imported of known(chunk.imports)) seen.add(imported);
        if (left.has(chunk)) continue;
        for (const imported of known(chunk.dynamicImports)) if (!left.has(imported)) seen.add(imported);
      }
      return [...new Set([...seen].flatMap(({ file, css, assets }) => [file, ...css, ...assets]))];
    },
  };
}

interface Node {
  type: string;
  /** Of `for await`. */
  await?: boolean;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether a module waits while it is evaluated. WebKit may then run modules that import it before its body. */
export function hasTopLevelAwait(code: string): boolean {
  const open: unknown[] = [parseAst(code)];
  while (open.length > 0) {
    const node = open.pop();
    if (!isNode(node)) continue;
    if (node.type === 'AwaitExpression' || node.await) return true;
    if (!/Function/.test(node.type ?? '')) open.push(...Object.values(node));
  }
  return false;
}
