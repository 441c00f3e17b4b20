/** Accepted answers, left out if empty, so that a file comes back as it was written. */
export function acceptedOf({ also_right }: { also_right?: readonly string[] | undefined }): { also_right?: string[] } {
  return also_right && also_right.length > 0 ? { also_right: [...also_right] } : {};
}

/** A tolerance, left out if zero. */
export function toleranceOf<T extends number>({ tolerance }: { tolerance?: T | undefined }): { tolerance?: T } {
  return tolerance ? { tolerance } : {};
}
