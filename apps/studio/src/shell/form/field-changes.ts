/** Fields whose values differ from what was read; undefined when none does, which is not sent (specification 2, part 5). */
export function changedValues<Values extends object>(values: Values, read: Values): Partial<Values> | undefined {
  const changed = Object.entries(values).filter(([field, value]) => value !== read[field as keyof Values]);
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Values>);
}

/** What somebody typed, put on top of what somebody else has saved meanwhile: fields he left alone take the new values. */
export function mergedValues<Values extends object>(mine: Values, read: Values, theirs: Values): Values {
  return { ...theirs, ...changedValues(mine, read) };
}
