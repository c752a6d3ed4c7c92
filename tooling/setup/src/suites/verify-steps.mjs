/**
 * Checks before a change is merged, cheapest first. Tests and build are separate: `verify` takes
 * them from turbo's cache, `npm test` counts each test.
 *
 * @type {{ name: string, command: string[] }[]}
 */
export const repositoryChecks = [
  { name: 'Format', command: ['pnpm', 'run', 'format:check'] },
  { name: 'Lint', command: ['pnpm', 'run', 'lint'] },
  { name: 'Repository rules', command: ['pnpm', 'run', 'checks'] },
  { name: 'Unused code', command: ['pnpm', 'run', 'unused'] },
  { name: 'Generated code is fresh', command: ['pnpm', 'run', 'codegen', '--check'] },
  { name: 'Types', command: ['pnpm', 'run', 'typecheck'] },
]

/** The production build of everything that has one. */
export const buildStep = { name: 'Build', command: ['turbo', 'run', 'build', '--concurrency=2'] }

/** The unit tests of every package, those of an unchanged package from the cache. */
export const cachedUnitTests = {
  name: 'Unit tests',
  command: ['turbo', 'run', 'test', '--concurrency=1'],
}

/**
 * A file name for a step's log.
 *
 * @param {string} name
 */
export function toLogName(name) {
  return `${name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')}.log`
}
