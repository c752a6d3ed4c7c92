import { describe, expect, it } from 'vitest'
import { findViolations } from '../../testing/find-violations.js'
import { dependencyPatches } from './dependency-patches.js'

const workspace = `packages:
  - packages/*

patchedDependencies:
  # Why it is there.
  '@scope/name@1.2.3': patches/name.patch
  other: 'patches/other.patch'

overrides:
  third: patches/third.patch
`
const reason = 'Reloads without end.\nhttps://github.com/scope/name/issues/1\n\n'

/** A patch of one file that exchanges lines. */
function writePatch(head: string, lines: number): string {
  const changed = Array.from({ length: lines }, (_line, index) => `-old ${index}\n+new ${index}`)
  return `${head}diff --git a/a.js b/a.js\n--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n same\n${changed.join('\n')}\n`
}

describe('dependencyPatches', () => {
  it('lets patches of a few lines be that give a reason and an issue', () => {
    const texts = {
      'pnpm-workspace.yaml': workspace,
      'patches/name.patch': writePatch(reason, 15),
      'patches/other.patch': writePatch(reason, 1),
    }
    expect(findViolations(dependencyPatches, texts)).toEqual([])
    expect(findViolations(dependencyPatches, { 'pnpm-workspace.yaml': 'packages:\n' })).toEqual([])
  })

  it('finds long patches, those without a head, and those that are not there', () => {
    const texts = {
      'pnpm-workspace.yaml': workspace,
      'patches/name.patch': writePatch('', 16),
    }
    expect(findViolations(dependencyPatches, texts)).toEqual([
      'patches/name.patch: changes 32 lines',
      'patches/name.patch: has no reason',
      'patches/name.patch: names no issue of its authors',
      'patches/other.patch: is not there',
    ])
  })

  it('requires a reason next to the URL', () => {
    const texts = {
      'pnpm-workspace.yaml': 'patchedDependencies:\n  name: name.patch\n',
      'name.patch': writePatch('https://github.com/scope/name/issues/1\n', 1),
    }
    expect(findViolations(dependencyPatches, texts)).toEqual(['name.patch: has no reason'])
  })
})
