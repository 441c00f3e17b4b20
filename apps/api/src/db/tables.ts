import { defineAccountTables } from './account-tables.ts';
import { defineBattleTables } from './battle-tables.ts';
import { type Columns, pgColumns, sqliteColumns } from './columns.ts';
import { defineContentTables } from './content-tables.ts';
import { defineEventTables } from './event-tables.ts';
import { defineInsightTables } from './insight-tables.ts';
import { defineLicenseTables } from './license-tables.ts';
import { definePlaceTables } from './place-tables.ts';
import { definePlayTables } from './play-tables.ts';
import { defineRegistrationTables } from './registration-tables.ts';

/** All tables, defined once for both dialects. */
function defineTables(c: Columns) {
  const content = defineContentTables(c);
  const play = definePlayTables(c, content);
  return {
    ...content,
    ...definePlaceTables(c),
    ...play,
    ...defineInsightTables(c, content, play),
    ...defineEventTables(c, { ...content, ...play }),
    ...defineAccountTables(c, content),
    ...defineBattleTables(c, content),
    ...defineRegistrationTables(c, content),
    ...defineLicenseTables(c, content),
  };
}

export type Tables = ReturnType<typeof defineTables>;

export const pgTables = defineTables(pgColumns);
export const sqliteTables = defineTables(sqliteColumns);
