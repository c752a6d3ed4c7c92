import { providePostgres, repositoryRoot } from '@floga/setup'
import { allCases } from './all-cases.js'
import { clusterName, runClusterByCommand } from './cluster/run-cluster-by-command.js'
import { runCases } from './run-cases.js'
import type { Engine } from './fixtures/test-platform.js'

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const args = process.argv.slice(2)
const flags = ['--short', '--postgres', '--embedded']
const names = args.filter((arg) => !flags.includes(arg))
const scale = args.includes('--short') ? 'short' : 'full'
const engines: Engine[] = []
if (!args.includes('--embedded')) engines.push('PostgreSQL')
if (!args.includes('--postgres')) engines.push('embedded')
const cases = names.length === 0 ? allCases : allCases.filter(({ name }) => names.includes(name))
const isOfCluster = names.length === 0 || names.includes(clusterName)

const known = [...allCases.map(({ name }) => name), clusterName]

if (names.some((name) => !known.includes(name)) || engines.length === 0) {
  process.stderr.write(
    `Usage: pnpm chaos [case …] [--short] [--postgres | --embedded]. Cases: ${known.join(', ')}\n`,
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
      (await runClusterByCommand({ scale, serverUrl: server?.url, print }))
    process.exitCode = allPassed && hasClusterPassed ? 0 : 1
  } finally {
    await server?.stop()
  }
}
