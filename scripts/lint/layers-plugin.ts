import { join, posix, relative, sep } from 'node:path';
import { whyForbidden } from './layers.ts';

/** The part of oxlint's syntax tree that the rule reads. */
interface ImportNode {
  readonly source: { readonly type: string; readonly value?: unknown } | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly specifiers?: readonly { readonly importKind?: string; readonly exportKind?: string }[];
}

interface Context {
  readonly filename: string;
  report(problem: { node: ImportNode; message: string }): void;
}

/** The repository, also when oxlint runs in the folder of one package. */
const root = join(import.meta.dirname, '../..');

const apps = ['api', 'player', 'studio'];

/** `apps/player/src/ui/card.tsx` → `apps/player`. */
function packageOf(file: string): string {
  return /^(apps|packages)\/[^/]+/.exec(file)?.[0] ?? file.split('/', 1).join();
}

/** The target of an import, written as layers.ts expects it. */
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
  const file = relative(root, context.filename).split(sep).join('/');
  function check(node: ImportNode) {
    const specifier = node.source?.value;
    if (typeof specifier !== 'string') return;
    const target = targetOf(file, specifier);
    const leaves =
      specifier.startsWith('.') && /^(apps|packages)\//.test(file) && packageOf(file) !== packageOf(target);
    const why = leaves ? 'another package is imported by its name' : whyForbidden(file, target, isTypeOnly(node));
    if (why) context.report({ node, message: `${why} (${specifier})` });
  }
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}

interface CallNode {
  readonly callee: { readonly type: string; readonly name?: string };
  readonly arguments: readonly { readonly type: string; readonly elements?: readonly ({ type: string } | null)[] }[];
}

/** A namespace that is written as a string compiles, but its texts are loaded only where another module names them. */
function createNamespaceByName(context: { report(problem: { node: CallNode; message: string }): void }) {
  return {
    CallExpression(node: CallNode) {
      const [namespaces] = node.arguments;
      if (node.callee.name !== 'useTranslation' || !namespaces) return;
      if ([namespaces, ...(namespaces.elements ?? [])].some((one) => one?.type === 'Literal'))
        context.report({ node, message: 'a namespace is imported from i18n, which loads its texts' });
    },
  };
}

interface ElementNode {
  readonly name: { readonly type: string; readonly name?: string };
}

/** A dialog's own `<form>` would also submit the form behind it. A component does not show whether a dialog opens it, so the rule is for all. */
function createSharedForm(context: { report(problem: { node: ElementNode; message: string }): void }) {
  return {
    JSXOpeningElement(node: ElementNode) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'form')
        context.report({
          node,
          message: 'forms are made with ui/form.tsx, which never submits the form behind a dialog',
        });
    },
  };
}

/**
 * oxlint plugin `architecture`: its rule `layers` enforces the dependency rules of docs/architecture.md, `namespace-by-name` that the texts
 * of a component are loaded with it, `shared-form` that a dialog submits its own form only.
 */
export default {
  meta: { name: 'architecture' },
  rules: {
    layers: { create },
    'namespace-by-name': { create: createNamespaceByName },
    'shared-form': { create: createSharedForm },
  },
};
