import { parseArgs } from 'node:util'
import { SetupError } from '../setup-error.mjs'
import { buildStep } from './verify-steps.mjs'

/**
 * The suites that `--only` names, and what has to finish before them; all without it.
 *
 * @param {import('./plan-suites.mjs').PlannedSuite[]} suites
 * @param {string[]} args of the command line
 * @returns {import('./plan-suites.mjs').PlannedSuite[]}
 */
export function chooseSuites(suites, args) {
  const { only = [] } = readOptions(args)
  const known = new Set(suites.filter(({ id }) => id !== buildStep.name).map(({ id }) => id))
  const unknown = only.filter((id) => !known.has(id))
  if (unknown.length > 0) {
    throw new SetupError(`--only has no ${unknown.join(', ')}. It takes ${[...known].join(', ')}.`)
  }
  if (only.length === 0) return suites
  const wanted = suites.filter(({ id }) => only.includes(id))
  const before = new Set(wanted.flatMap(({ after }) => after))
  return suites.filter((suite) => wanted.includes(suite) || before.has(suite.name))
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      // pnpm hands its own separator on.
      args: args.filter((argument) => argument !== '--'),
      options: { only: { type: 'string', multiple: true } },
    })
    return values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SetupError(`${reason} The only option is --only <suite>, once or more often.`)
  }
}
