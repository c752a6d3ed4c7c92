import { parseArgs } from 'node:util'
import { providePostgres, repositoryRoot } from '@floga/setup'
import { allCases } from './all-cases.js'
import { clusterName, runClusterByCommand } from './cluster/run-cluster-by-command.js'
import { runCases } from './run-cases.js'
import type { Engine } from './fixtures/test-platform.js'

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const { values, positionals: names } = parseArgs({
  // pnpm hands its own separator on.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    short: { type: 'boolean' },
    postgres: { type: 'boolean' },
    embedded: { type: 'boolean' },
    from: { type: 'string' },
  },
})
const scale = values.short ? 'short' : 'full'
const engines: Engine[] = []
if (!values.embedded) engines.push('PostgreSQL')
if (!values.postgres) engines.push('embedded')
const cases = names.length === 0 ? allCases : allCases.filter(({ name }) => names.includes(name))
const isOfCluster = names.length === 0 || names.includes(clusterName)

const known = [...allCases.map(({ name }) => name), clusterName]

if (names.some((name) => !known.includes(name)) || engines.length === 0) {
  process.stderr.write(
    `Usage: pnpm chaos [case …] [--short] [--postgres | --embedded] [--from <commit>]. Cases: ${known.join(', ')}\n`,
  )
  process.exitCode = 1
} else {
  const progress = { say: print }
  const server = await providePostgres({ root: repositoryRoot, env: process.env, progress })
  try {
    const allPassed = await runCases({ cases, engines, scale, serverUrl: server?.url, print })
    const hasClusterPassed =
      !isOfCluster ||
      !engines.includes('PostgreSQL') ||
      (await runClusterByCommand({
        scale,
        serverUrl: server?.url,
        from: values.from,
        print,
      }))
    process.exitCode = allPassed && hasClusterPassed ? 0 : 1
  } finally {
    await server?.stop()
  }
}
