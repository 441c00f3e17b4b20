/** Time after which a caller is told that the database is unavailable: callers must know within three seconds. */
export const DEADLINE_MS = 2_500;
/** The same for work on many rows, such as an import. */
export const LONG_DEADLINE_MS = 120_000;
/** Time for the first connection of a program, which then says that there is no server. */
export const FIRST_CONNECT_MS = 10_000;
/** Part of the deadline that a new connection may take. */
export const CONNECT_SHARE = 0.8;
/** A process that hangs in a transaction must not keep its locks. */
export const IDLE_IN_TRANSACTION_MS = 10_000;
/** A lost connection is retried only if it was noticed this early. */
export const RETRY_WITHIN_MS = 500;
