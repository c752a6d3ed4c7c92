import { describe, expect, it } from 'vitest'
import { palette } from '../palette.js'
import { findWeakContrasts, themeRules } from './theme.js'

describe('themeRules', () => {
  it('sets a scheme’s colours without touching the other scheme', () => {
    const rules = themeRules({ light: { action: '#0b6e4f' } })
    const [lightRule, darkRule] = rules.split('\n').slice(1)
    expect(lightRule).toBe(
      ":root:not([data-scheme='dark'], [data-scheme='auto']) { --floga-color-action: #0b6e4f; }",
    )
    expect(darkRule).toBe(":root[data-scheme='dark'] {  }")
  })

  it('wins over the kit by its layer', () => {
    expect(themeRules({})).toMatch(/^@layer app \{[^]*\}$/u)
  })

  it('sets fonts, radii and density in both schemes, and only the given ones', () => {
    const theme = { fonts: { title: "'El Messiri', serif" }, radiiPx: { image: 4 }, density: 0.9 }
    const [rule] = themeRules(theme).split('\n').slice(1)
    expect(rule).toMatch(
      /^:root \{ --floga-font-title: 'El Messiri', serif; --floga-radius-image: 4px; /u,
    )
    expect(rule).toContain('--floga-space-md: 0.9rem;')
    expect(themeRules({})).not.toMatch(/space|radius|font/u)
  })

  it('rejects fonts, radii and densities that would break out of the rule or the page', () => {
    expect(() => themeRules({ fonts: { body: 'x; } body { display: none' } })).toThrow(/families/u)
    expect(() => themeRules({ radiiPx: { control: Number.NaN } })).toThrow(/0 to 64/u)
    expect(() => themeRules({ density: 9 })).toThrow(/0.5 to 1.5/u)
  })

  it('rejects invalid colours, which would break out of the rule', () => {
    expect(() => themeRules({ light: { action: 'red; } body { display: none' } })).toThrow(
      /Write it as #rrggbb/u,
    )
  })
})

describe('findWeakContrasts', () => {
  it('finds none in the kit’s own colours', () => {
    expect(findWeakContrasts({})).toEqual([])
  })

  it('names the pair that a shop’s colour makes too weak', () => {
    const [weak] = findWeakContrasts({ light: { primaryText: palette.light.success } })
    expect(weak).toMatchObject({
      scheme: 'light',
      front: 'primaryText',
      back: 'ground',
      least: 4.5,
    })
    expect(weak?.ratio.toFixed(2)).toBe('2.24')
  })
})
