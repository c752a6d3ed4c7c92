import { spawn } from 'node:child_process'
import { Client } from 'pg'
import { rolesSql } from '../migrate.js'
import { readNewestMigration } from './newest-migration.js'

/**
 * A database that cannot be reached, or a program of PostgreSQL's own that ended with an error; the
 * message is for the person who started it.
 */
export class PostgresBackupError extends Error {
  override readonly name = 'PostgresBackupError'
}

/**
 * Writes a database of a server to one file, as it was at one moment, while others change it.
 *
 * @returns Name of its newest migration.
 * @throws {PostgresBackupError} when `pg_dump` is missing, older than the server, or fails.
 */
export async function dumpPostgres(url: string, file: string): Promise<string> {
  const [newest] = await ask<{ name: string }>(url, readNewestMigration)
  // The user who owns the tables sees all rows by the policies of `floga_admin`; a superuser sees
  // them anyway.
  const options = [
    '--format=custom',
    '--no-owner',
    '--enable-row-security',
    '--no-unlogged-table-data',
  ]
  await runProgram('pg_dump', url, [...options, '--file', file])
  return newest!.name
}

/** Whether a database of a server has a table or anything else that a restore would make. */
export async function isEmptyPostgres(url: string): Promise<boolean> {
  const [row] = await ask<{ count: number }>(
    url,
    `SELECT count(*)::int AS count FROM pg_class WHERE relnamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')`,
  )
  return row!.count === 0
}

/**
 * Restores an empty server database from a dump of {@link dumpPostgres}, in one transaction.
 *
 * @throws {PostgresBackupError} when `pg_restore` is missing, older than the one that wrote, or
 * fails.
 */
export async function restorePostgres(file: string, url: string): Promise<void> {
  // Roles are the server's, and no part of the file; rights in it name them.
  await ask(url, rolesSql)
  const options = ['--no-owner', '--exit-on-error', '--single-transaction', file]
  await runProgram('pg_restore', url, options)
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect().catch((error: Error) => {
    throw new PostgresBackupError(`There is no database at DATABASE_URL: ${error.message}.`, {
      cause: error,
    })
  })
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/**
 * The password is passed in the environment: arguments are visible to all users of the machine.
 */
async function runProgram(name: string, url: string, options: string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(name, [`--dbname=${address.href}`, '--no-password', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  })
  let said = ''
  child.stderr.setEncoding('utf8')
  child.stderr.on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new PostgresBackupError(
      `${name} is not installed. Install PostgreSQL's client programs, as new as the server or newer.`,
    )
  })
  if (code !== 0) throw new PostgresBackupError(`${name} failed: ${said.trim()}`)
}
