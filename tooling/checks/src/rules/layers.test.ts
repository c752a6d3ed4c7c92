import { describe, expect, it } from 'vitest'
import { findViolations, writeManifest } from '../testing/find-violations.js'
import { coreWithoutReact } from './imports/core-without-react.js'
import { entriesAboveLib } from './imports/entries-above-lib.js'
import { webLayersRule } from './web-layers.js'

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

describe('webLayersRule', () => {
  it('finds imports from one feature to another and up a layer', () => {
    const texts = {
      'apps/web/app/root.tsx': "import './layout/header.js'",
      'apps/web/app/catalogue/list/page.tsx':
        "import '../../checkout/form.js'\nimport '../cards/card.js'\nimport '../cart/cart.js'",
      'apps/web/app/catalogue/cards/card.tsx': '',
      'apps/web/app/checkout/form.tsx': '',
      'apps/web/app/cart/cart.tsx': "import '../layout/header.js'",
      'apps/web/app/layout/header.tsx': "import '../cart/cart.js'",
    }
    expect(findViolations(webLayersRule, texts)).toEqual([
      "apps/web/app/catalogue/list/page.tsx:1: 'catalogue' imports 'checkout' on the same layer",
      "apps/web/app/cart/cart.tsx:1: 'cart' imports 'layout' above it",
    ])
  })

  it('lets every layer read plain data of the root', () => {
    const texts = {
      'apps/web/app/features.ts': '',
      'apps/web/app/wiring/shop.ts': "import { features } from '../features.js'",
    }
    expect(findViolations(webLayersRule, texts)).toEqual([])
  })

  it('wants a layer for every folder', () => {
    const texts = { 'apps/web/app/wishlist/page.tsx': '' }
    expect(findViolations(webLayersRule, texts)).toEqual([
      "apps/web/app/wishlist/page.tsx: the folder 'wishlist' has no layer",
    ])
  })
})
