import { type Schema, schemaDifferences } from './schema-differences.ts';

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
}

/** The part of an OpenAPI document that the comparison reads. */
export interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Pair<Part> {
  before: Part;
  after: Part;
  where: string;
}

/**
 * Changes in `after` that break clients of the document `before`. With swapped documents it returns the additions of
 * `after`. Texts, examples and error responses are not compared.
 */
export function breakingChanges(before: Document, after: Document): string[] {
  const documents = { before, after };
  return operationsOf(before).flatMap(([path, method, operation]) => {
    const where = `${method.toUpperCase()} ${path}`;
    const now = after.paths[path]?.[method];
    if (!now) return [`${where}: removed`];
    const pair = { before: operation, after: now, where };
    return [...tokenChanges(pair), ...parameterChanges(pair, documents), ...contentChanges(pair, documents)];
  });
}

function operationsOf({ paths }: Document): [string, string, Operation][] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );
}

/** An empty list of schemes, or an empty scheme in it, means that no token is needed. */
function tokenChanges({ before, after, where }: Pair<Operation>): string[] {
  const schemesOf = ({ security = [] }: Operation) =>
    (security.length > 0 ? security : [{}]).map((each) => Object.keys(each).join());
  const accepted = schemesOf(after);
  return schemesOf(before)
    .filter((scheme) => !accepted.includes(scheme))
    .map((scheme) => `${where}: no longer accepts ${scheme ? `a ${scheme} token` : 'calls without a token'}`);
}

type Documents = Record<'before' | 'after', Document>;

function parameterChanges({ before, after, where }: Pair<Operation>, documents: Documents): string[] {
  const { parameters: old = [] } = before;
  const { parameters: now = [] } = after;
  const find = (list: typeof old, { name, in: place }: (typeof old)[number]) =>
    list.find((each) => each.name === name && each.in === place);
  return [
    ...old.flatMap((parameter) => {
      const at = `${where} ?${parameter.name}`;
      const same = find(now, parameter);
      if (!same) return [`${at}: removed`];
      return requestChanges({ before: parameter.schema, after: same.schema, where: at }, documents);
    }),
    ...now
      .filter((parameter) => parameter.required && !find(old, parameter)?.required)
      .map(({ name }) => `${where} ?${name}: required, but it may be missing`),
  ];
}

function contentChanges({ before, after, where }: Pair<Operation>, documents: Documents): string[] {
  const body = { before: before.requestBody ?? {}, after: after.requestBody ?? {}, where: `${where} body` };
  const success = { before: before.responses['200'] ?? {}, after: after.responses['200'] ?? {}, where: `${where} 200` };
  const needsBody = after.requestBody?.required && !before.requestBody?.required;
  return [
    ...(needsBody ? [`${where} body: required, but it may be missing`] : []),
    ...eachContentType(body, (pair) => requestChanges(pair, documents)),
    ...eachContentType(success, (pair) => responseChanges(pair, documents)),
  ];
}

function eachContentType({ before, after, where }: Pair<Content>, compare: (pair: Pair<Schema>) => string[]): string[] {
  return Object.entries(before.content ?? {}).flatMap(([type, { schema = {} }]) => {
    const now = after.content?.[type];
    return now ? compare({ before: schema, after: now.schema ?? {}, where }) : [`${where}: ${type} removed`];
  });
}

function requestChanges({ before, after, where }: Pair<Schema>, documents: Documents): string[] {
  const sent = { schema: before, document: documents.before };
  return schemaDifferences({ sent, understood: { schema: after, document: documents.after }, where, old: 'sent' });
}

function responseChanges({ before, after, where }: Pair<Schema>, documents: Documents): string[] {
  const understood = { schema: before, document: documents.before };
  return schemaDifferences({
    sent: { schema: after, document: documents.after },
    understood,
    where,
    old: 'understood',
  });
}
