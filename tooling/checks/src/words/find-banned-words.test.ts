import { describe, expect, it } from 'vitest'
import { createMemoryTree } from '../tree/source-tree.js'
import { findBannedWords } from './find-banned-words.js'

function wordsIn(texts: Record<string, string>): string[] {
  return findBannedWords(createMemoryTree(texts)).map(
    ({ file, line, word }) => `${file}:${line} ${word}`,
  )
}

describe('findBannedWords', () => {
  it('reads paths, names, comments, titles of tests and documents', () => {
    const texts = {
      'apps/web/e2e/purchase-journey.spec.ts': '',
      'apps/web/app/a.ts': 'const paymentDesk = 1\n// Every law of the repository.\n',
      'apps/web/app/a.test.ts': "it('mends a line', () => {})",
      'docs/words.md': 'First line.\nThe doors of a package.',
    }
    expect(wordsIn(texts)).toEqual([
      'apps/web/e2e/purchase-journey.spec.ts:0 journey',
      'apps/web/app/a.ts:1 desk',
      'apps/web/app/a.ts:2 law',
      'apps/web/app/a.test.ts:1 mends',
      'docs/words.md:2 doors',
    ])
  })

  it('finds names of several words, however they are joined', () => {
    const texts = { 'apps/web/app/a.tsx': "const a = <PageTrail />\nimport './page-trail.js'" }
    expect(wordsIn(texts)).toEqual([
      'apps/web/app/a.tsx:1 page trail',
      'apps/web/app/a.tsx:2 page trail',
    ])
  })

  it('lets plain meanings be', () => {
    const texts = {
      'apps/web/app/a.tsx': 'const a = <picture><img /></picture>\nconst b = Math.floor(1.5)',
      'apps/web/app/b.ts': '// Three letters and digits, as the law wants them; tell nobody.',
      'tooling/renders/src/scene.js': 'const floor = 1',
    }
    expect(wordsIn(texts)).toEqual([])
  })

  it('looks past names in SQL that a landed migration gave, and only there', () => {
    const texts = {
      'apps/platform/migrations/0001-mail.sql': 'create table wishes (floor text); -- a letter',
      'apps/platform/src/a.ts': "const sql = 'select floor from wishes'\nconst wishes = 'letter'",
    }
    expect(wordsIn(texts)).toEqual([
      'apps/platform/src/a.ts:2 wishes',
      'apps/platform/src/a.ts:2 letter',
    ])
  })
})
