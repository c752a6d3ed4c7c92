import { formatReport } from './format-report.js'
import { runMutation } from './run-mutation.js'
import { targets } from './targets.js'

const [name = '', ...files] = process.argv.slice(2)
const names = name === 'all' ? Object.keys(targets) : [name]

for (const one of names) {
  const target = targets[one]
  if (!target) {
    const known = Object.keys(targets).join(' | ')
    process.stderr.write(`Usage: pnpm mutate <${known}> [file…] | pnpm mutate all\n`)
    process.exitCode = 1
    break
  }
  const mutants = await runMutation(one, files.length > 0 ? { ...target, mutate: files } : target)
  process.stdout.write(`\n${one}\n${formatReport(mutants)}\n`)
}
