import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface TrialDatabase {
  url: string
  drop(): Promise<void>
}

/** Makes empty databases on a PostgreSQL server. */
export interface Databases {
  create(): Promise<TrialDatabase>
}

/** Databases on the server that an address leads to; its user may create them. */
export function createDatabases(serverUrl: string): Databases {
  return {
    async create() {
      const name = `floga_chaos_${randomBytes(6).toString('hex')}`
      await onServer(serverUrl, `CREATE DATABASE ${name}`)
      const url = new URL(serverUrl)
      url.pathname = `/${name}`
      return {
        url: url.href,
        drop: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
      }
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
