import { posix, relative, sep } from 'node:path';
import { whyNot } from './layers.ts';

/** What the rule reads of oxlint's syntax tree. */
interface ImportNode {
  readonly source: { readonly type: string; readonly value?: unknown } | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly specifiers?: readonly { readonly importKind?: string; readonly exportKind?: string }[];
}

interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: ImportNode; message: string }): void;
}

const apps = ['api', 'player', 'studio'];

/** `apps/player/src/ui/card.tsx` → `apps/player`. */
function packageOf(file: string): string {
  return /^(apps|packages)\/[^/]+/.exec(file)?.[0] ?? file.split('/', 1).join();
}

/** Where an import leads, in the words of layers.ts. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('#')) return posix.join(packageOf(file), 'src', specifier.slice(1));
  const own = /^@puzzle-runs\/([^/]+)(\/.*)?$/.exec(specifier);
  if (own?.[1]) return posix.join(apps.includes(own[1]) ? 'apps' : 'packages', own[1], 'src', own[2] ?? '/');
  if (/^[a-z]+:/.test(specifier)) return specifier;
  return `npm:${/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]}`;
}

function isTypeOnly(node: ImportNode): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const kinds = node.specifiers?.map(({ importKind, exportKind }) => importKind ?? exportKind) ?? [];
  return kinds.length > 0 && kinds.every((kind) => kind === 'type');
}

function create(context: Context) {
  const file = relative(context.cwd, context.filename).split(sep).join('/');
  function check(node: ImportNode) {
    const specifier = node.source?.value;
    if (typeof specifier !== 'string') return;
    const target = targetOf(file, specifier);
    const leaves =
      specifier.startsWith('.') && /^(apps|packages)\//.test(file) && packageOf(file) !== packageOf(target);
    const why = leaves ? 'another package is imported by its name' : whyNot(file, target, isTypeOnly(node));
    if (why) context.report({ node, message: `${why} (${specifier})` });
  }
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}

/** oxlint plugin `house`; its one rule keeps the dependency rules of docs/architecture.md. */
export default { meta: { name: 'house' }, rules: { layers: { create } } };
