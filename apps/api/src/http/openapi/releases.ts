/** Folder of the released documents: one file for each version, `openapi-1.0.0.json`. */
export const RELEASES = new URL('../../../../../docs/api/', import.meta.url);
