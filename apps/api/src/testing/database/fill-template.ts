import { openStore } from '#db/open-store.ts';
import { importPostalCodesOnce } from '#modules/places/places.service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that every test copies: a file, or the address of a server that holds `template_of_tests`. */
    template: string;
  }
}

/** Migrates an empty database, once per run: a test gets a copy of it. */
export async function fillTemplate(url: string): Promise<void> {
  const store = openStore(url);
  await store.migrate();
  await importPostalCodesOnce(store);
  await store.close();
}
