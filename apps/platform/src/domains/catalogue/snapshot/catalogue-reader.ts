import { LRUCache } from 'lru-cache'
import type { Database, Transaction } from '../../../foundation/database/database.js'
import { createTextIndexes } from '../text-index/text-indexes.js'
import type { CatalogueSnapshot } from './catalogue-snapshot.js'
import { loadSnapshot } from './load-snapshot.js'

/** Reads of the catalogue with its snapshot at hand. */
export interface CatalogueReader {
  /** Runs work in one read transaction, with the snapshot of the version that it sees. */
  read<T>(
    tenant: string,
    work: (snapshot: CatalogueSnapshot, sql: Transaction) => Promise<T> | T,
  ): Promise<T>
}

/** Keeps one snapshot for each tenant until its catalogue's version changes. */
export function createCatalogueReader(database: Database): CatalogueReader {
  const known = new LRUCache<string, KnownSnapshot>({ max: 20 })
  return {
    read: (tenant, work) =>
      database.read(tenant, async (sql) => {
        const last = known.get(tenant)
        const changes = database.changes()
        if (last && changes !== undefined && changes === last.changes) {
          return work(last.snapshot, sql)
        }
        const version = await readCatalogueVersion(sql)
        const snapshot =
          last?.snapshot.version === version
            ? last.snapshot
            : await loadSnapshot(sql, version, last?.snapshot.texts ?? createTextIndexes())
        known.set(tenant, { snapshot, changes })
        return work(snapshot, sql)
      }),
  }
}

interface KnownSnapshot {
  snapshot: CatalogueSnapshot
  /** Of the database when its version was asked for. */
  changes: number | undefined
}

/** Changes whenever anything that catalogue pages show has changed. */
async function readCatalogueVersion(sql: Transaction): Promise<number> {
  const [row] = await sql.query<{ catalogue_version: number }>(
    'SELECT catalogue_version FROM tenants',
  )
  return row?.catalogue_version ?? 0
}

/**
 * The version as shops see it. It names the tenant's birth too: a database made anew counts from the start,
 * and a shop must not take its pages for those of the old one.
 */
export async function readPublicVersion(sql: Transaction): Promise<string> {
  const [row] = await sql.query<{ version: string }>(
    `SELECT (extract(epoch FROM created_at) * 1000)::bigint || '-' || catalogue_version AS version
     FROM tenants`,
  )
  return row?.version ?? '0'
}
