import { join } from 'node:path';
import { importExplorations, startSite, type TestSite } from './site.ts';

const STREET_MAP = join(import.meta.dirname, '../street-map');

/** A site with the run and the street map of `e2e/street-map`. */
export async function startStreetMap(dataDir: string): Promise<TestSite> {
  await importExplorations(dataDir, [join(STREET_MAP, 'bindlach.json')]);
  return startSite({ dataDir, mapTiles: join(STREET_MAP, 'north-bayreuth.pmtiles') });
}
