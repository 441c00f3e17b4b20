// What drizzle-kit reads to write the PostgreSQL migrations: it wants each table as an export of its own.
import { pgTables } from './tables.ts';

export const {
  users,
  explorations,
  placeCounts,
  postalCodes,
  geocodedCodes,
  pois,
  hints,
  prerequisites,
  tasks,
  battles,
  teams,
  participants,
  participations,
  members,
  solvedTasks,
  boughtHints,
  wrongAttempts,
  submissions,
  sessions,
  codes,
  mails,
  contacts,
  usedCaptchas,
} = pgTables;
