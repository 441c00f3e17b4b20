/** Rows of a page of a list, proposed and at most. */
export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 100;

/** Most bytes of a request body; a sorting quest with 200 long entries has a third of it. */
export const BODY_BYTES_MAX = 256 * 1_024;
/** Most bytes of a request body with content of a run. */
export const CONTENT_BYTES_MAX = 1_024 * 1_024;
/**
 * Most values, keys not counted, of a request body. Each costs the parser and the validator more than its characters.
 */
export const BODY_VALUES_MAX = 5_000;
/** Bytes from which a body counts as large: the server looks whose record it is for before it reads the body. */
export const LARGE_BODY_BYTES = 64 * 1_024;
/**
 * Most bytes of a run file, and values in it. The largest run, 200 spots with four quests each in six languages, has
 * 3.1 MB and 54,000 values (docs/decisions/0055).
 */
export const RUN_FILE_BYTES_MAX = 8 * 1_024 * 1_024;
export const RUN_FILE_VALUES_MAX = 150_000;
/**
 * Most bytes of any request body: the largest file and the form around it. A proxy must let it pass (docs/deploy.md).
 */
export const REQUEST_BYTES_MAX = 21 * 1_024 * 1_024;
