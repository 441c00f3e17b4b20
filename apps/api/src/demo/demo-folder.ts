import { fileURLToPath } from 'node:url';

/** Folder of the demo's runs, pictures and videos, which come with the product. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../../../demo/', import.meta.url));
