import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database on a PostgreSQL server that exists for one test. */
export interface FreshDatabase {
  url: string
  /** Runs a statement in it, past the platform; returns its rows. */
  run<Row extends object>(statement: string): Promise<Row[]>
  /** Terminates its connections. */
  drop(): Promise<void>
}

/**
 * Creates an empty database.
 *
 * @param serverUrl Address of any database on the server; its user may create others.
 * @throws when the server does not respond or rejects the user.
 */
export async function createFreshDatabase(serverUrl: string): Promise<FreshDatabase> {
  const name = `floga_fresh_${randomBytes(8).toString('hex')}`
  await runStatement(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    run: (statement) => runStatement(url.href, statement),
    async drop() {
      await runStatement(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

/** Runs a statement in a database of a server; returns its rows. */
export async function runStatement<Row extends object>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
