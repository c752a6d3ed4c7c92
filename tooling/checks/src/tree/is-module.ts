import { posix } from 'node:path'
import type { SourceTree } from './source-tree.js'

const modulePattern = /\.(ts|tsx|mts|js|mjs|jsx)$/

/** Whether a file is a module of our own, as opposed to a generated one. */
export function isModule(path: string): boolean {
  return modulePattern.test(path) && !isGenerated(path) && !path.endsWith('.d.ts')
}

/** Whether a program writes the file. */
export function isGenerated(path: string): boolean {
  return /(^|\/)generated\//.test(path)
}

/** Whether a file is a test, a story or a benchmark and not shipped. */
export function isSupport(path: string): boolean {
  return (
    /\.(test|test-d|stories|spec|config)\.[^/]+$/.test(path) ||
    /(^|\/)(e2e|testing|fixtures|bin)\//.test(path) ||
    /(^|\/)(testing|vitest[^/]*|vite\.config)\.tsx?$/.test(path)
  )
}

/** The file that a relative specifier means, or nothing for a package or an unknown file. */
export function resolveRelative(
  tree: SourceTree,
  from: string,
  specifier: string,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(from), specifier.split('?')[0] ?? '')
  const stem = target.replace(/\.js$/, '')
  const candidates = [target, `${stem}.ts`, `${stem}.tsx`, `${target}/index.ts`]
  return candidates.find((candidate) => tree.has(candidate))
}

/** The package part of a specifier: `@floga/ui` for `@floga/ui/tokens`. */
export function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
