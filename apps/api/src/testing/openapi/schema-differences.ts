import { isDeepStrictEqual } from 'node:util';

/** The part of a JSON Schema that the comparison reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  [limit: string]: unknown;
}

/** A schema with the document to which its references belong. */
export interface Side {
  schema: Schema;
  document: object;
}

interface Comparison {
  /** Schema of the sender. */
  sent: Side;
  /** Schema of the receiver. */
  understood: Side;
  /** Where the schemas stand, for the messages. */
  where: string;
  /** Requests: clients send the old schema. Responses: clients understand the old schema. */
  old: 'sent' | 'understood';
}

const UPPER_LIMITS = ['maximum', 'maxLength', 'maxItems'];
const LOWER_LIMITS = ['minimum', 'minLength', 'minItems'];

/**
 * The differences that break clients: values that are sent but not understood,
 * and fields that are gone. Of a union, each branch that is sent is compared with
 * the nearest branch that is understood. No schema of this API contains itself.
 */
export function schemaDifferences({ sent, understood, ...rest }: Comparison): string[] {
  const targets = optionsOf(understood);
  return optionsOf(sent).flatMap((schema) => {
    const results = targets.map((target) =>
      differences({ sent: { ...sent, schema }, understood: { ...understood, schema: target }, ...rest }),
    );
    return results.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

/** The schemas that a value may follow, without references: branches of a union, or types of a type list. */
function optionsOf({ schema, document }: Side): Schema[] {
  if (schema.$ref) return optionsOf({ schema: partOf(document, schema.$ref), document });
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return branches.flatMap((branch) => optionsOf({ schema: branch, document }));
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

/** The part of a document that a JSON pointer in a URI fragment points to. Source: RFC 6901, section 6. */
function partOf(document: object, ref: string): Schema {
  const names = ref.split('/').slice(1);
  const keys = names.map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce((part: unknown, key) => (part as Record<string, unknown>)[key], document) as Schema;
}

function differences(comparison: Comparison): string[] {
  const { sent, understood, where } = comparison;
  const [from, to] = [sent.schema, understood.schema];
  if (to.type !== undefined && from.type !== to.type && !(from.type === 'integer' && to.type === 'number')) {
    return [`${where}: ${String(from.type ?? 'any type')} where ${String(to.type)} is understood`];
  }
  return [
    ...valueDifferences(from, to).map((value) => `${where}: ${value} is not understood`),
    ...(comparison.old === 'sent' ? limitDifferences(from, to) : []).map((limit) => `${where}: ${limit} is stricter`),
    ...fieldDifferences(comparison),
    ...itemDifferences(comparison),
  ];
}

/** Values of an enumeration that are sent but not understood. */
function valueDifferences(from: Schema, to: Schema): string[] {
  const values = (schema: Schema) => schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const understood = values(to);
  if (!understood) return from.format !== to.format && to.format ? [`another format than ${to.format}`] : [];
  return (values(from) ?? ['any value'])
    .filter((value) => !understood.some((known) => isDeepStrictEqual(known, value)))
    .map(String);
}

function limitDifferences(from: Schema, to: Schema): string[] {
  const number = (schema: Schema, limit: string, otherwise: number) => Number(schema[limit] ?? otherwise);
  return [
    ...UPPER_LIMITS.filter((limit) => number(from, limit, Infinity) > number(to, limit, Infinity)),
    ...LOWER_LIMITS.filter((limit) => number(from, limit, -Infinity) < number(to, limit, -Infinity)),
    ...(to['pattern'] !== undefined && from['pattern'] !== to['pattern'] ? ['pattern'] : []),
  ];
}

function fieldDifferences(comparison: Comparison): string[] {
  const { sent, understood, where, old } = comparison;
  const { properties: sentFields = {}, required: always = [] } = sent.schema;
  const { properties: knownFields = {}, required: needed = [] } = understood.schema;
  const [before, after] = old === 'sent' ? [sentFields, knownFields] : [knownFields, sentFields];
  const gone = Object.keys(before).filter((field) => !(field in after));
  const missing = needed.filter((field) => !always.includes(field) && !gone.includes(field));
  return [
    ...gone.map((field) => `${where}.${field}: removed`),
    ...missing.map((field) => `${where}.${field}: required, but it may be missing`),
    ...Object.entries(knownFields).flatMap(([field, known]) => {
      const schema = sentFields[field];
      return schema ? inside(comparison, { step: `.${field}`, from: schema, to: known }) : [];
    }),
  ];
}

function itemDifferences(comparison: Comparison): string[] {
  const [{ items: from }, { items: to }] = [comparison.sent.schema, comparison.understood.schema];
  return from && to ? inside(comparison, { step: '[]', from, to }) : [];
}

function inside(
  { sent, understood, where, old }: Comparison,
  { step, from, to }: { step: string; from: Schema; to: Schema },
): string[] {
  return schemaDifferences({
    sent: { ...sent, schema: from },
    understood: { ...understood, schema: to },
    where: `${where}${step}`,
    old,
  });
}
