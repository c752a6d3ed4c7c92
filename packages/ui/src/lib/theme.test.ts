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

  it('refuses what is no colour, which would break out of the rule', () => {
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
