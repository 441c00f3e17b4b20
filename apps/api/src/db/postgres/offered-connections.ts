import pg from 'pg';

export interface ConnectionBudget {
  needed: number;
  /** Connections that PostgreSQL gives to this account. */
  offered: number;
}

/** What the processes of an installation need when all pools are full, and what the server offers. */
export async function readConnectionBudget(url: string, needed: number): Promise<ConnectionBudget> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ offered: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as offered`,
    );
    return { needed, offered: rows[0]?.offered ?? 0 };
  } finally {
    await client.end();
  }
}
