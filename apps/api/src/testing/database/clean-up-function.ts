import { runSql } from './run-sql.ts';

/** Changes when a test changed more than rows. The postal codes are the only rows of the template. */
const STATE = '(select count(*) from pg_class), (select count(*) from postal_codes)';

/** Tables with rows, or with dead rows. */
const USED = `from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'postal_codes'
  and pg_relation_size(oid) > 0`;

/** Above this size, new files for a table and its indexes (`truncate`) cost less than the dead rows of a `delete`. */
const LARGE_BYTES = 65_536;

/** Connections of the test that are still busy. */
const BUSY = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

/**
 * Creates the function `clean_up(first_id)` in the template, which prepares a copy of the template for the next test:
 * it waits for other connections, deletes all rows, and lets ids start at `first_id`. It returns false if the copy
 * cannot be used again, for example because a test dropped a table.
 * @throws if a migration inserts rows, which the function would delete
 */
export async function createCleanUp(templateUrl: string): Promise<void> {
  const filled = await runSql(templateUrl, `select relname ${USED}`);
  if (filled.length > 0) throw new Error(`clean_up would delete the rows of ${JSON.stringify(filled)}`);
  const [{ state } = {}] = await runSql(templateUrl, `select row(${STATE})::text as state`);
  await runSql(
    templateUrl,
    `create function clean_up(first_id integer) returns boolean language plpgsql as $$
    declare name text;
    begin
      for attempt in 1..200 loop
        exit when not exists (select ${BUSY});
        perform pg_sleep(0.01);
        perform pg_stat_clear_snapshot();
      end loop;
      perform pg_terminate_backend(pid, 5000) ${BUSY};
      set local session_replication_role = replica; -- without foreign keys the order of the tables does not matter
      set local client_min_messages = warning;
      for name in select oid::regclass::text ${USED} loop
        execute case when pg_relation_size(name::regclass) > ${LARGE_BYTES}
          then format('truncate %s cascade', name) else format('delete from %s', name) end;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, first_id, false) from pg_sequences
        where schemaname = 'public';
      return row(${STATE})::text = '${String(state)}';
    end $$`,
  );
}
