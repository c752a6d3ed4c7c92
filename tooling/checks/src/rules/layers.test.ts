import { describe, expect, it } from 'vitest'
import { findViolations, writeManifest } from '../testing/find-violations.js'
import { coreWithoutReact } from './imports/core-without-react.js'
import { entriesAboveLib } from './imports/entries-above-lib.js'

describe('coreWithoutReact', () => {
  const manifest = writeManifest('@floga/i18n', {
    exports: { '.': './src/index.ts', './react': './src/react.ts' },
  })

  it('follows imports from the core entry to React', () => {
    const texts = {
      'packages/i18n/package.json': manifest,
      'packages/i18n/src/index.ts': "export { a } from './lib/a.js'",
      'packages/i18n/src/react.ts': "export { b } from './lib/b.js'",
      'packages/i18n/src/lib/a.ts': "import { b } from './b.js'",
      'packages/i18n/src/lib/b.tsx': "import { useState } from 'react'",
    }
    expect(findViolations(coreWithoutReact, texts)).toEqual([
      "packages/i18n/src/lib/b.tsx:1: the entry '.' reaches react",
    ])
  })

  it('leaves React behind its own entry alone', () => {
    const texts = {
      'packages/i18n/package.json': manifest,
      'packages/i18n/src/index.ts': 'export const a = 1',
      'packages/i18n/src/react.ts': "import { useState } from 'react'",
    }
    expect(findViolations(coreWithoutReact, texts)).toEqual([])
  })
})

describe('entriesAboveLib', () => {
  it('finds lib reaching back to an entry', () => {
    const texts = {
      'packages/seo/src/index.ts': "export { a } from './lib/a.js'",
      'packages/seo/src/lib/a.ts': "import { b } from '../index.js'",
    }
    expect(findViolations(entriesAboveLib, texts)).toEqual([
      "packages/seo/src/lib/a.ts:1: lib imports the entry 'index.ts'",
    ])
  })
})
