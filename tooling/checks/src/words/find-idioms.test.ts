import { describe, expect, it } from 'vitest'
import { createMemoryTree } from '../tree/source-tree.js'
import { findIdioms } from './find-idioms.js'

function idiomsIn(texts: Record<string, string>): string[] {
  return findIdioms(createMemoryTree(texts)).map(
    ({ kind, file, line, words }) => `${kind} ${file}:${line} ${words}`,
  )
}

describe('findIdioms', () => {
  it('reads paths, identifiers, comments, titles of tests and documents', () => {
    const texts = {
      'apps/web/app/order-facts.tsx': '',
      'apps/web/app/a.ts': 'const isTakenOver = 1\n// Once the page is drawn.\n',
      'apps/web/app/a.test.ts': "it('asks anew', () => {})",
      'docs/hydration.md': 'First line.\nFor everybody.',
    }
    expect(idiomsIn(texts)).toEqual([
      'name apps/web/app/order-facts.tsx:0 order facts',
      'name apps/web/app/a.ts:1 taken over',
      'comment apps/web/app/a.ts:2 drawn',
      'comment apps/web/app/a.test.ts:1 anew',
      'document docs/hydration.md:2 everybody',
    ])
  })

  it('finds a phrase that continues on the next line of a comment', () => {
    const texts = { 'apps/web/app/a.ts': '/**\n * A page that is taken\n * over.\n */' }
    expect(idiomsIn(texts)).toEqual(['comment apps/web/app/a.ts:2 taken over'])
  })

  it('accepts usual English and the terms of the trade', () => {
    const texts = {
      'apps/web/app/a.ts':
        '// Hydration walks the tree, acts on each event and stands for nothing by hand.',
      'packages/catalogue-core/src/lib/a.ts': 'const words = 1',
    }
    expect(idiomsIn(texts)).toEqual([])
  })

  it('accepts a word in the files where it has its usual meaning', () => {
    const texts = {
      'apps/web/app/a.ts': 'const words = drawCanvas()',
      'tooling/renders/src/scene.js': 'drawCanvas()',
    }
    expect(idiomsIn(texts)).toEqual([
      'name apps/web/app/a.ts:1 words',
      'name apps/web/app/a.ts:1 draw',
    ])
  })
})
