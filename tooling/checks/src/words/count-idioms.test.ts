import { describe, expect, it } from 'vitest'
import { areaOf, countIdioms } from './count-idioms.js'
import type { IdiomUse } from './find-idioms.js'

function use(file: string, kind: IdiomUse['kind']): IdiomUse {
  return { file, kind, line: 1, words: 'anew', instead: 'again' }
}

const uses = [
  use('README.md', 'document'),
  use('apps/web/app/a.ts', 'name'),
  use('apps/web/app/b.ts', 'comment'),
]

describe('countIdioms', () => {
  it('counts names, comments and documents of each area, the most first', () => {
    expect(countIdioms(uses, areaOf)).toEqual([
      ['apps/web', { name: 1, comment: 1, document: 0 }],
      ['root', { name: 0, comment: 0, document: 1 }],
    ])
  })

  it('counts by file', () => {
    expect(countIdioms(uses, (file) => file).map(([file]) => file)).toEqual([
      'apps/web/app/a.ts',
      'apps/web/app/b.ts',
      'README.md',
    ])
  })
})
