import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import type { Mutant } from './format-report.js'
import type { MutationTarget } from './targets.js'
import { lowestScore, neverMutated } from './targets.js'

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Mutates a target's code in one place after the other, and runs the tests that cover it each time.
 * A score below the minimum is printed and makes the program's exit code 1.
 */
export async function runMutation(name: string, target: MutationTarget): Promise<Mutant[]> {
  process.chdir(join(repositoryRoot, target.folder))
  const stryker = new Stryker({
    mutate: [...target.mutate, ...neverMutated],
    testFiles: [...(target.tests ?? [])],
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    incrementalFile: join(repositoryRoot, '.data', 'mutation', `${name}.json`),
    // Copies of a package are two folders below the root, as its own folder is: relative paths in
    // its settings, such as of the tsconfig above it, resolve from there as well.
    tempDirName: join('..', '..', '.mutation'),
    cleanTempDir: 'always',
    // Stryker reads TypeScript's settings through an interface that TypeScript 7 no longer has; Vitest does not need them.
    tsconfigFile: 'none',
    // An endless loop counts as noticed: a test that is only slow on a busy machine must not.
    timeoutMS: 30_000,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    disableTypeChecks: false,
    thresholds: { high: 90, low: lowestScore, break: lowestScore },
    warnings: false,
  })
  const mutants = await stryker.runMutationTest()
  return mutants.map((mutant) => ({
    ...mutant,
    fileName: relative(process.cwd(), mutant.fileName),
  }))
}
