import { providePostgres, repositoryRoot } from '@floga/setup'
import { allCases } from './all-cases.js'
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

if (cases.length < names.length || engines.length === 0) {
  const known = allCases.map(({ name }) => name).join(', ')
  process.stderr.write(
    `Usage: pnpm chaos [case …] [--short] [--postgres | --embedded]. Cases: ${known}\n`,
  )
  process.exitCode = 1
} else {
  const progress = { say: print }
  const server = await providePostgres({ root: repositoryRoot, env: process.env, progress })
  try {
    const allPassed = await runCases({ cases, engines, scale, serverUrl: server?.url, print })
    process.exitCode = allPassed ? 0 : 1
  } finally {
    await server?.stop()
  }
}
