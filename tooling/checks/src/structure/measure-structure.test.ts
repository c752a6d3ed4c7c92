import { describe, expect, it } from 'vitest'
import { writeManifest } from '../testing/find-violations.js'
import { createMemoryTree } from '../tree/source-tree.js'
import { measureStructure } from './measure-structure.js'

const lines = (count: number) => 'x\n'.repeat(count)

describe('measureStructure', () => {
  it('counts modules without tests, stories and generated code', () => {
    const tree = createMemoryTree({
      'packages/ui/src/a.ts': lines(10),
      'packages/ui/src/b.tsx': lines(30),
      'packages/ui/src/c.ts': lines(50),
      'packages/ui/src/a.test.ts': lines(500),
      'packages/ui/src/b.stories.tsx': lines(500),
      'packages/ui/src/generated/d.ts': lines(500),
    })
    expect(measureStructure(tree)).toMatchObject({ modules: 3, medianLines: 30, p90Lines: 50 })
  })

  it('lists folders with more than 25 entries, images excepted', () => {
    const files = Array.from({ length: 26 }, (_, index) => [
      [`apps/web/app/cart/a${index}.ts`, ''],
      [`apps/web/public/images/a${index}.webp`, ''],
    ]).flat()
    expect(measureStructure(createMemoryTree(Object.fromEntries(files))).longFolders).toEqual([
      { folder: 'apps/web/app/cart', entries: 26 },
    ])
  })

  it('lists files that no export is named after', () => {
    const tree = createMemoryTree({
      'apps/web/app/refresh-schedule.ts': 'export function createRefreshSchedule() {}',
      'apps/web/app/use-language.ts': 'export function useMessages() {}',
      'apps/web/app/cart-page.tsx': 'export const loader = 1\nexport default function Cart() {}',
      'apps/web/app/cart-cookies.ts': 'export const cartUndoCookie = 1, saveUndo = 2',
      'apps/web/app/auth-schemas.ts': 'export const loginSchema = 1, resetSchema = 2',
      'apps/web/app/auth-pages.ts': 'export const loginPage = 1, reset = 2',
    })
    expect(measureStructure(tree).misnamed).toEqual([
      { file: 'apps/web/app/use-language.ts', exports: ['useMessages'] },
      { file: 'apps/web/app/auth-pages.ts', exports: ['loginPage', 'reset'] },
    ])
  })

  it('lists small files and barrels that a single other module imports', () => {
    const tree = createMemoryTree({
      'packages/ui/package.json': writeManifest('@floga/ui', {
        exports: { '.': './src/index.ts' },
      }),
      'packages/ui/src/index.ts': "export { Tag } from './lib/tag/index.js'",
      'packages/ui/src/lib/tag/index.ts': "export { Tag } from './tag.js'",
      'packages/ui/src/lib/tag/tag.ts': `import './sign.js'\nimport './shared.js'\nimport './tag.styles.js'\nexport const Tag = 1\n${lines(20)}`,
      'packages/ui/src/lib/tag/sign.ts': 'export const sign = 1',
      'packages/ui/src/lib/tag/sign.test.ts': "import './sign.js'",
      'packages/ui/src/lib/tag/shared.ts': 'export const shared = 1',
      'packages/ui/src/lib/tag/other.test.ts': "import './shared.js'",
      'packages/ui/src/lib/tag/tag.styles.ts': 'export const tag = 1',
      'apps/web/app/page.ts': "import { Tag } from '@floga/ui'",
    })
    const { smallSingleImporters, singleReaderBarrels } = measureStructure(tree)
    expect(smallSingleImporters).toEqual([
      {
        file: 'packages/ui/src/lib/tag/sign.ts',
        lines: 1,
        importer: 'packages/ui/src/lib/tag/tag.ts',
      },
    ])
    expect(singleReaderBarrels).toEqual([
      { file: 'packages/ui/src/lib/tag/index.ts', importer: 'packages/ui/src/index.ts' },
    ])
  })
})
