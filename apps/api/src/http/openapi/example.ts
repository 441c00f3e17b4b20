import { EXAMPLE_VALUES } from './example-values.ts';
import { type Components, refName, type Schema } from './named-schemas.ts';

const BY_TYPE: Record<string, unknown> = { integer: 1, number: 1, boolean: true, string: 'text' };

/**
 * An example of a schema: values of EXAMPLE_VALUES by the names of fields, otherwise the first value that the schema allows.
 * @param names what the value is called, innermost first: its field, then the records and fields that hold it
 */
export function exampleOf(schema: Schema, components: Components, names: readonly string[]): unknown {
  const name = refName(schema);
  if (name !== undefined) return exampleOf(components[name] ?? {}, components, [...names, name]);
  const [option] = (schema.oneOf ?? schema.anyOf ?? []) as Schema[];
  if (option) return exampleOf(option, components, names);
  const [type = 'string'] = [schema.type].flat();
  if (type === 'array') return [exampleOf(schema.items as Schema, components, names)];
  if (type === 'object') {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    return Object.fromEntries(fields.map(([field, of]) => [field, exampleOf(of, components, [field, ...names])]));
  }
  return schema.const ?? schema.enum?.[0] ?? knownValue(names, typeof BY_TYPE[type]) ?? BY_TYPE[type];
}

/** `Team.name` for a name inside of a team, or `name` for any other; undefined if the table has no value of this type. */
function knownValue([field = '', ...owners]: readonly string[], type: string): unknown {
  const owner = owners.find((name) => `${name}.${field}` in EXAMPLE_VALUES);
  const value = EXAMPLE_VALUES[owner === undefined ? field : `${owner}.${field}`];
  return typeof value === type ? value : undefined;
}
