import { createFreshDatabase } from '@floga/databases'
import { provideProgram, repositoryRoot } from '@floga/setup'
import { describe, expect, it } from 'vitest'
import { runCluster } from './run-cluster.js'

const serverUrl = process.env['TEST_DATABASE_URL']

describe.runIf(serverUrl !== undefined)('runCluster', () => {
  it('loses no order and no request beyond those in flight while a shop and a platform are killed', async () => {
    const find = (name: string) =>
      provideProgram({ name, root: repositoryRoot, env: process.env, mayInstall: false })
    const database = await createFreshDatabase(serverUrl!)
    try {
      const { figures, failures } = await runCluster({
        size: 2,
        database,
        programs: { haproxy: await find('haproxy'), pgbouncer: await find('pgbouncer') },
        everyMs: 800,
        acts: ['kill'],
        choose: ({ shops, platforms }) => [platforms[0]!, shops[0]!],
      })
      expect({ figures, failures }).toMatchObject({ failures: [] })
      expect(figures['orders']).toBeGreaterThan(0)
    } finally {
      await database.drop()
    }
  })
})
