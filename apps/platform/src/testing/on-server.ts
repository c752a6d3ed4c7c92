import { Client } from 'pg'

/** Runs one statement on a PostgreSQL server, outside any transaction. */
export async function onServer<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
