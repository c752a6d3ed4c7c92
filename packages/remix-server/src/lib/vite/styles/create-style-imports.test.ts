import { describe, expect, it } from 'vitest'

import { createStyleImports } from './create-style-imports.js'

const styled = { hasStyles: true }
const plain = { hasStyles: false }

describe('createStyleImports', () => {
  it('follows from a palette over tokens to a file with styles', () => {
    const imports = createStyleImports()
    imports.record('button.styles.ts', ['tokens.ts'], styled)
    imports.record('tokens.ts', ['palette.ts'], plain)
    expect(imports.feedsStyles('palette.ts')).toBe(true)
    expect(imports.feedsStyles('tokens.ts')).toBe(true)
  })

  it('knows that a file of styles that only its component uses feeds nobody', () => {
    const imports = createStyleImports()
    imports.record('button.tsx', ['button.styles.ts'], plain)
    imports.record('index.ts', ['button.tsx'], plain)
    imports.record('page.tsx', ['index.ts'], styled)
    expect(imports.feedsStyles('button.styles.ts')).toBe(false)
    expect(imports.feedsStyles('button.tsx')).toBe(false)
  })

  it('comes to an end where files import each other', () => {
    const imports = createStyleImports()
    imports.record('a.ts', ['b.ts'], plain)
    imports.record('b.ts', ['a.ts'], plain)
    expect(imports.feedsStyles('a.ts')).toBe(false)
  })
})
