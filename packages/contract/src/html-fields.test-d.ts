// Compile-time test: what a record holds as HTML is what the table of texts calls HTML. Nothing here runs.
import { html } from './shared.ts';

export const known = html.exploration.finale;
// @ts-expect-error a new field that is missing from the table, which would not be sanitised
export const forgotten = html.exploration.epilogue;
// @ts-expect-error a field that the table calls a line
export const line = html.poi.name;
/** Items have no HTML: the import of run files does not sanitise them. */
export const items: Record<keyof typeof html.item, never> = {};
