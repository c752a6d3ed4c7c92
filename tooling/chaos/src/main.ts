import { providePostgres, repositoryRoot } from '@floga/setup'
import { allCases } from './all-cases.js'
import { runCases } from './run-cases.js'

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const names = process.argv.slice(2).filter((word) => word !== '--short')
const scale = process.argv.includes('--short') ? 'short' : 'full'
const cases = names.length === 0 ? allCases : allCases.filter(({ name }) => names.includes(name))

if (cases.length < names.length) {
  const known = allCases.map(({ name }) => name).join(', ')
  process.stderr.write(`Usage: pnpm chaos [case …] [--short]. Cases: ${known}\n`)
  process.exitCode = 1
} else {
  const progress = { say: print }
  const server = await providePostgres({ root: repositoryRoot, env: process.env, progress })
  try {
    const holds = await runCases({ cases, scale, serverUrl: server?.url, print })
    process.exitCode = holds ? 0 : 1
  } finally {
    await server?.stop()
  }
}
