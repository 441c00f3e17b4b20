import { type Columns, pgColumns, sqliteColumns } from './columns.ts';
import { defineAccountTables } from './tables/account-tables.ts';
import { defineBattleTables } from './tables/battle-tables.ts';
import { defineContentTables } from './tables/content-tables.ts';
import { defineEventTables } from './tables/event-tables.ts';
import { defineInsightTables } from './tables/insight-tables.ts';
import { defineLicenseTables } from './tables/license-tables.ts';
import { definePhotoTables } from './tables/photo-tables.ts';
import { definePlaceTables } from './tables/place-tables.ts';
import { definePlayTables } from './tables/play-tables.ts';
import { definePrerequisiteTables } from './tables/prerequisite-tables.ts';
import { defineRegistrationTables } from './tables/registration-tables.ts';
import { defineTranslationTables } from './tables/translation-tables.ts';

/** All tables, defined once for both dialects. */
function defineTables(c: Columns) {
  const content = defineContentTables(c);
  const play = definePlayTables(c, content);
  return {
    ...content,
    ...definePrerequisiteTables(c, content),
    ...defineTranslationTables(c, content),
    ...definePlaceTables(c),
    ...play,
    ...definePhotoTables(c, { ...content, ...play }),
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
