import { describe, expect, it } from 'vitest'
import { createMemoryTree } from '../../tree/source-tree.js'
import { findViolations } from '../../testing/find-violations.js'
import { exportNames } from './export-names.js'
import { fileLength } from './file-length.js'
import { fileNames } from './file-names.js'
import { folderSize } from './folder-size.js'

describe('fileNames', () => {
  it('finds other spellings and names that say nothing', () => {
    const texts = {
      'packages/ui/src/lib/ProductCard.tsx': '',
      'apps/web/app/utils/dates.ts': '',
      'packages/seo/src/lib/helpers.ts': '',
      'packages/seo/src/lib/read--write.ts': '',
    }
    expect(findViolations(fileNames, texts)).toEqual([
      "packages/ui/src/lib/ProductCard.tsx: 'ProductCard.tsx' is not kebab-case",
      "apps/web/app/utils/dates.ts: 'utils' does not describe its content",
      "packages/seo/src/lib/helpers.ts: 'helpers.ts' does not describe its content",
      "packages/seo/src/lib/read--write.ts: 'read--write.ts' is not kebab-case",
    ])
  })

  it('accepts the names that tools demand', () => {
    const texts = {
      'README.md': '',
      '.oxlintrc.json': '',
      'docs/decisions/0001-remix.md': '',
      'apps/web/app/routes/catalogue/$slug.tsx': '',
      'apps/web/app/entry.server.tsx': '',
      'apps/storybook/screenshots/actions-button--as-link.webp': '',
      'apps/storybook/.storybook/manager.ts': '',
      'patches/@remix-run__react@2.17.5.patch': '',
    }
    expect(findViolations(fileNames, texts)).toEqual([])
  })
})

describe('fileLength', () => {
  it('warns first and fails later, and lets generated code be', () => {
    const texts = {
      'packages/ui/src/a.ts': 'x\n'.repeat(300),
      'packages/ui/src/b.ts': 'x\n'.repeat(301),
      'packages/ui/src/c.ts': 'x\n'.repeat(401),
      'packages/ui/src/generated/d.ts': 'x\n'.repeat(900),
    }
    const found = fileLength.check(createMemoryTree(texts))
    expect(found.map(({ file, severity }) => [file, severity])).toEqual([
      ['packages/ui/src/b.ts', 'warning'],
      ['packages/ui/src/c.ts', 'error'],
    ])
  })
})

describe('folderSize', () => {
  it('finds folders with more than 25 entries, folders among them counted once', () => {
    const files = Array.from({ length: 25 }, (_, index) => `apps/web/app/cart/a${index}.ts`)
    const texts = Object.fromEntries(files.map((file) => [file, '']))
    expect(findViolations(folderSize, texts)).toEqual([])
    const more = { 'apps/web/app/cart/page/b.ts': '', 'apps/web/app/cart/page/c.ts': '' }
    expect(findViolations(folderSize, { ...texts, ...more })).toEqual([
      'apps/web/app/cart: 26 entries',
    ])
  })
})

describe('exportNames', () => {
  it('finds files that none of their exports is named after', () => {
    const texts = {
      'apps/web/app/use-language.ts': 'export function useMessages() {}',
      'apps/web/app/refresh-schedule.ts': 'export function createRefreshSchedule() {}',
      'tooling/renders/src/shapes/solids.js': 'export const cube = 1, ball = 2',
      'apps/web/app/solids.js': 'export const cube = 1, ball = 2',
    }
    expect(findViolations(exportNames, texts)).toEqual([
      'apps/web/app/use-language.ts: exports useMessages',
      'apps/web/app/solids.js: exports cube, ball',
    ])
  })

  it('finds files that are listed and need not be', () => {
    const texts = { 'tooling/renders/src/shapes/solids.js': 'export const roundSolids = 1' }
    expect(findViolations(exportNames, texts)).toEqual([
      'tooling/renders/src/shapes/solids.js: is named after an export, and theme-files.ts lists it',
    ])
  })
})
