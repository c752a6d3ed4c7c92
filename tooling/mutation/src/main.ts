import { formatReport, mutationScore } from './format-report.js'
import { runMutation } from './run-mutation.js'
import { targets } from './targets.js'

const lowestScore = 80
const [name = ''] = process.argv.slice(2)
const target = targets[name]

if (target) {
  const mutants = await runMutation(name, target)
  const score = mutationScore(mutants)
  process.stdout.write(`\n${formatReport(mutants)}\n`)
  if (score < lowestScore) {
    process.stderr.write(`\n${name}: ${score.toFixed(1)} % is below ${lowestScore} %.\n`)
    process.exitCode = 1
  }
} else {
  process.stderr.write(`Usage: pnpm mutate <${Object.keys(targets).join(' | ')}>\n`)
  process.exitCode = 1
}
