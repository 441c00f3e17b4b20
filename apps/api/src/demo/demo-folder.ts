import { fileURLToPath } from 'node:url';

/** Folder with the runs, pictures, sounds and videos of the demo. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../../../demo/', import.meta.url));
