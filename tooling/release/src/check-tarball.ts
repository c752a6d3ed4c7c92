import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { PackedPackage } from './pack-packages.js'

/** Lists problems that an application's bundler or type checker would have, a line each. */
export async function checkTarball({ tarball, manifest }: PackedPackage): Promise<string[]> {
  const data = await readFile(tarball)
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(data).buffer },
    strict: true,
  })
  const types = await checkPackage(createPackageFromTarballData(new Uint8Array(data)), {
    entrypoints: Object.keys(manifest.exports).filter((entry) => !/\.(?:json|css)$/u.test(entry)),
  })
  const problems = types.types === false ? [{ kind: 'Untyped' as const }] : types.problems
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
    ...problems.filter(isProblem).map((problem) => `types: ${JSON.stringify(problem)}`),
  ]
}

/** The kit is of modules alone: CommonJS reaches it by `import()`, and resolvers older than `exports` do not find it. */
function isProblem(problem: { kind: string; resolutionKind?: string }): boolean {
  return problem.kind !== 'CJSResolvesToESM' && problem.resolutionKind !== 'node10'
}
