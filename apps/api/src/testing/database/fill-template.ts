import { openStore } from '#db/open-store.ts';
import { importPostalCodesOnce } from '#modules/places/places.service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A migrated database that every test copies: a SQLite file, or
     * the address of a server with the database `template_of_tests`.
     */
    template: string;
  }
}

/** Migrates an empty database and imports the postal codes, once per test run; each test gets a copy. */
export async function fillTemplate(url: string): Promise<void> {
  const store = openStore(url);
  await store.migrate();
  await importPostalCodesOnce(store);
  await store.close();
}
