import { formatReport } from './format-report.js'
import { runMutation } from './run-mutation.js'
import { targets } from './targets.js'

const [name = '', ...files] = process.argv.slice(2)
const target = targets[name]

if (target) {
  const mutants = await runMutation(name, files.length > 0 ? { ...target, mutate: files } : target)
  process.stdout.write(`\n${formatReport(mutants)}\n`)
} else {
  process.stderr.write(`Usage: pnpm mutate <${Object.keys(targets).join(' | ')}> [file…]\n`)
  process.exitCode = 1
}
