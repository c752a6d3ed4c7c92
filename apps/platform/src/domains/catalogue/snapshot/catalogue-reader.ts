import { LRUCache } from 'lru-cache'
import type { Database, Transaction } from '../../../foundation/database/database.js'
import type { Replica } from '../../../foundation/database/create-replica.js'
import { createMemoryEngine } from '../search-engine/memory-engine.js'
import type { SearchEngine } from '../search-engine/search-engine.js'
import type { CatalogueSnapshot } from './catalogue-snapshot.js'
import { loadSnapshot } from './load-snapshot.js'

/** Reads of the catalogue with its cached snapshot. */
export interface CatalogueReader {
  /** Runs work in one read transaction, with the snapshot of the version that it sees. */
  read<T>(
    tenant: string,
    work: (snapshot: CatalogueSnapshot, sql: Transaction) => Promise<T> | T,
  ): Promise<T>
}

/** The source of a read of the catalogue. */
export type CatalogueSource = 'primary' | 'replica'

export interface CatalogueReaderOptions {
  /** Read in place of the database while it has the catalogue's newest version. @default none */
  replica?: Replica | undefined
  /** The search engine. @default one in memory */
  engine?: SearchEngine
  /** Called for each read with its source and whether the cached catalogue was current. */
  onRead?: (read: { from: CatalogueSource; isHit: boolean }) => void
}

/** Caches one snapshot for each tenant until its catalogue's version changes. */
export function createCatalogueReader(
  database: Database,
  { replica, engine = createMemoryEngine(), onRead = () => undefined }: CatalogueReaderOptions = {},
): CatalogueReader {
  const known = new LRUCache<string, KnownSnapshot>({ max: 20 })
  const snapshotOf = async (
    tenant: string,
    sql: Transaction,
    { version, from }: { version: number; from: CatalogueSource },
  ) => {
    const last = known.get(tenant)
    // Read before the data: a change in between is noticed the next time.
    const changes = database.changes()
    const isHit = last?.snapshot.version === version
    onRead({ from, isHit })
    const snapshot = isHit ? last.snapshot : await loadSnapshot(sql, { tenant, version, engine })
    known.set(tenant, { snapshot, changes })
    return snapshot
  }

  /** @returns undefined if the replica is unavailable, or lacks the newest version. */
  async function readFromReplica<T>(
    tenant: string,
    work: (snapshot: CatalogueSnapshot, sql: Transaction) => Promise<T> | T,
  ): Promise<{ value: T } | undefined> {
    if (!replica || replica.isAway()) return undefined
    // Another process may have shown the newest version already.
    const newest = database.read(tenant, readCatalogueVersion)
    // A failing replica must not delay anything.
    newest.catch(() => undefined)
    const answer = await replica.read(tenant, async (sql) => {
      const [version, wanted] = await Promise.all([readCatalogueVersion(sql), newest])
      if (version < wanted) return undefined
      return { value: await work(await snapshotOf(tenant, sql, { version, from: 'replica' }), sql) }
    })
    return answer?.value
  }

  return {
    async read(tenant, work) {
      const found = await readFromReplica(tenant, work)
      if (found) return found.value
      return database.read(tenant, async (sql) => {
        const last = known.get(tenant)
        const changes = database.changes()
        if (last && changes !== undefined && changes === last.changes) {
          onRead({ from: 'primary', isHit: true })
          return work(last.snapshot, sql)
        }
        const version = await readCatalogueVersion(sql)
        return work(await snapshotOf(tenant, sql, { version, from: 'primary' }), sql)
      })
    },
  }
}

interface KnownSnapshot {
  snapshot: CatalogueSnapshot
  /** The database's counter when the version was read. */
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
 * The public version. It includes the tenant's creation time: the counter of a re-created database
 * starts again, and shops must not treat cached pages of the old one as current.
 */
export async function readPublicVersion(sql: Transaction): Promise<string> {
  const [row] = await sql.query<{ version: string }>(
    `SELECT (extract(epoch FROM created_at) * 1000)::bigint || '-' || catalogue_version AS version
     FROM tenants`,
  )
  return row?.version ?? '0'
}
