import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** JSON Schema in the dialect of OpenAPI 3.1. */
export type Schema = z.core.JSONSchema.BaseSchema;

export type Components = Record<string, Schema>;

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

export type NamedSchemas = ReturnType<typeof namedSchemas>;

/** The name that a reference points to; undefined for other schemas. */
export function refName({ $ref }: Schema): string | undefined {
  return $ref?.slice(COMPONENTS.length);
}

/** Converts zod schemas and collects those that the contract names with `.meta({ id })`. */
export function namedSchemas() {
  const components: Components = {};
  const cache = { input: new Map<z.ZodType, Schema>(), output: new Map<z.ZodType, Schema>() };

  function convert(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', override: adjust }));
    const { $schema: _, $defs = {}, ...converted }: Schema = JSON.parse(text.replaceAll(DEFINITIONS, COMPONENTS));
    for (const [name, definition] of Object.entries($defs)) {
      if (!isDeepStrictEqual(components[name] ?? definition, definition)) {
        throw new Error(`two different schemas are named ${name}`);
      }
      components[name] = definition;
    }
    cache[io].set(schema, converted);
    return converted;
  }

  return {
    components,
    /**
     * @param io side of the wire: a request body is the input of its schema, a response the output
     * @returns a reference if the contract names the schema
     */
    convert: (schema: z.ZodType, io: 'input' | 'output'): Schema => cache[io].get(schema) ?? convert(schema, io),
    /**
     * The same fields under the name of a form: generators that write a class for each body of a call (Python's)
     * need two names for two bodies.
     */
    asForm(schema: Schema): Schema {
      const name = refName(schema);
      if (name === undefined) return schema;
      components[`${name}Form`] = components[name] ?? {};
      return { $ref: `${COMPONENTS}${name}Form` };
    },
  };
}

interface Conversion {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: Schema;
}

/** Corrects what zod writes: shorter where it repeats itself, and with discriminators. */
function adjust({ zodSchema, jsonSchema }: Conversion): void {
  const { def } = zodSchema._zod;
  if (jsonSchema.format) delete jsonSchema.pattern; // zod adds a regular expression of 300 characters to every time
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const values = jsonSchema.enum ?? [jsonSchema.const];
  if (jsonSchema.type === 'number' && values.every(Number.isInteger)) jsonSchema.type = 'integer';
  // Clients must accept new fields in responses: only strict objects are closed.
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
  if (def.type === 'union' && 'discriminator' in def)
    addDiscriminator(def as z.core.$ZodDiscriminatedUnionDef, jsonSchema);
}

/** Only for unions of named objects, because a discriminator maps texts to names and generators refuse unions in it. */
function addDiscriminator({ discriminator, options }: z.core.$ZodDiscriminatedUnionDef, jsonSchema: Schema): void {
  const mapping = options.flatMap((option, index) => {
    const name = (jsonSchema.oneOf as Schema[] | undefined)?.[index]?.$ref;
    const [value] = option._zod.propValues?.[discriminator] ?? [];
    const { type } = (option as z.core.$ZodType)._zod.def;
    return name !== undefined && typeof value === 'string' && type === 'object' ? [[value, name]] : [];
  });
  if (new Set(mapping.map(([value]) => value)).size < options.length) return;
  jsonSchema['discriminator'] = { propertyName: discriminator, mapping: Object.fromEntries(mapping) };
}
