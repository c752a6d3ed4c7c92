import { describe, expect, it } from 'vitest'
import { createMemoryTree } from '../tree/source-tree.js'
import { countLinesByFolder } from './count-lines-by-folder.js'

const lines = (count: number) => 'x\n'.repeat(count)

const tree = createMemoryTree({
  'apps/web/app/root.tsx': lines(7),
  'apps/web/app/cart/a.ts': lines(10),
  'apps/web/app/cart/page/b.tsx': lines(20),
  'apps/web/app/cart/a.test.ts': lines(5),
  'apps/web/app/cart/a.stories.tsx': lines(500),
  'apps/web/app/session/c.ts': lines(3),
  'apps/web/e2e/actions/cart.ts': lines(4),
  'apps/web/e2e/cart.spec.ts': lines(6),
  'apps/web/vite.config.ts': lines(500),
  'packages/ui/src/generated/d.ts': lines(500),
  'packages/ui/src/e.ts': lines(2),
})

describe('countLinesByFolder', () => {
  it('counts source and tests of each app, package and tool', () => {
    expect(countLinesByFolder(tree)).toEqual([
      { folder: 'apps/web', source: 40, tests: 15 },
      { folder: 'packages/ui', source: 2, tests: 0 },
    ])
  })

  it('counts the folders of a folder, and its own files apart', () => {
    expect(countLinesByFolder(tree, 'apps/web/app')).toEqual([
      { folder: 'apps/web/app', source: 7, tests: 0 },
      { folder: 'apps/web/app/cart', source: 30, tests: 5 },
      { folder: 'apps/web/app/session', source: 3, tests: 0 },
    ])
  })
})
