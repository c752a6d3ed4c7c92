import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database on a PostgreSQL server that exists for one test. */
export interface FreshDatabase {
  url: string
  /** Runs a statement in it, past the platform. */
  run(statement: string): Promise<void>
  /** Ends whoever is connected. */
  drop(): Promise<void>
}

/**
 * Creates an empty database.
 *
 * @param serverUrl Address of any database on the server; its user may create others.
 * @throws when the server does not answer or does not let its user.
 */
export async function createFreshDatabase(serverUrl: string): Promise<FreshDatabase> {
  const name = `floga_fresh_${randomBytes(8).toString('hex')}`
  await runOn(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    run: (statement) => runOn(url.href, statement),
    drop: () => runOn(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
