import { createFreshDatabase } from '@floga/databases'
import { provideProgram, repositoryRoot } from '@floga/setup'
import { describe, expect, it } from 'vitest'
import { makeRenamedBuild } from './builds/make-renamed-build.js'
import { runCluster } from './run-cluster.js'

const serverUrl = process.env['TEST_DATABASE_URL']

describe.runIf(serverUrl !== undefined)('runCluster', () => {
  it('loses no order and no request beyond those in flight while a shop and a platform are killed and a new build replaces them', async () => {
    const find = (name: string) =>
      provideProgram({ name, root: repositoryRoot, env: process.env, mayInstall: false })
    const database = await createFreshDatabase(serverUrl!)
    const next = await makeRenamedBuild()
    try {
      const { figures, failures } = await runCluster({
        size: 2,
        database,
        builds: { former: repositoryRoot, next: next.folder },
        programs: { haproxy: await find('haproxy'), pgbouncer: await find('pgbouncer') },
        everyMs: 800,
        // Other suites run in parallel: a queue of shoppers would measure the machine's speed, not
        // losses from kills.
        maxShoppers: 6,
        settleMs: 1_000,
        actions: ['kill'],
        // A new shop uses features of a new platform, so platforms are upgraded first.
        choose: ({ shops, platforms }) => [...platforms, shops[0]!],
      })
      expect({ figures, failures }).toMatchObject({ failures: [] })
      expect(figures['orders']).toBeGreaterThan(0)
      // Pages of both, and of each some that continued at a process of the other.
      expect(figures['builds of the loaded pages']).toBe(2)
      expect(figures['pages left by their document']).toBeGreaterThan(0)
    } finally {
      await next.remove()
      await database.drop()
    }
  })
})
