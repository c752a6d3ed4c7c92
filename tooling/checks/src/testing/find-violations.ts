import type { Rule } from '../rule.js'
import { createMemoryTree } from '../tree/source-tree.js'

/** A rule's findings in an in-memory repository, as `file: message` lines. */
export function findViolations(rule: Rule, texts: Record<string, string>): string[] {
  return rule.check(createMemoryTree(texts)).map(({ file, message }) => `${file}: ${message}`)
}

/** The text of a package.json. */
export function writeManifest(name: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({ name, type: 'module', sideEffects: false, ...more })
}
