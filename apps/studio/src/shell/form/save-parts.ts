/** The record that a save starts from. */
export interface Base<Stored> {
  /** Undefined until a new record is saved. */
  record: Stored | undefined;
  /** `updated_at` of the record as it was read. */
  readAt: string | undefined;
}

interface SavedParts<Name, Stored> {
  saved: Stored;
  /** The parts that were saved. */
  done: Name[];
  /** Why the first of the other parts was refused; undefined if all were saved. */
  failure?: unknown;
}

/** `updated_at` of a record that has one. */
export function timeOf(record: object | undefined): string | undefined {
  return record && 'updated_at' in record && typeof record.updated_at === 'string' ? record.updated_at : undefined;
}

/**
 * Saves parts of a record one after the other. Each call starts from the record that the previous call returned,
 * because the API refuses changes of an outdated record. A refused part does not stop the others.
 * @throws the first refusal if no part was saved
 */
export async function saveParts<Name, Stored extends object>(
  parts: readonly { name: Name; call: (base: Base<Stored>) => Promise<Stored> }[],
  start: Base<Stored>,
): Promise<SavedParts<Name, Stored>> {
  let base = start;
  let saved: Stored | undefined;
  const done: Name[] = [];
  const failures: unknown[] = [];
  for (const { name, call } of parts) {
    try {
      saved = await call(base);
      base = { record: saved, readAt: timeOf(saved) ?? base.readAt };
      done.push(name);
    } catch (failure) {
      failures.push(failure);
    }
  }
  const [failure] = failures;
  if (!saved) throw failure;
  return { saved, done, ...(failures.length > 0 && { failure }) };
}
