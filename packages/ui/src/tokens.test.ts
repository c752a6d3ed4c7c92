import { describe, expect, it } from 'vitest'
import { colorValues } from './tokens.js'
import type { ColorName, SchemeName } from './tokens.js'
import { contrastRatio } from './lib/contrast-ratio.js'

const texts: ColorName[] = [
  'ink',
  'inkSoft',
  'primaryText',
  'dangerText',
  'successText',
  'warningText',
  'infoText',
]

function weakPairs(scheme: SchemeName, pairs: [ColorName, ColorName][], least: number): string[] {
  return pairs
    .map(([front, back]) => ({
      name: `${front} on ${back}`,
      ratio: contrastRatio(colorValues[scheme][front], colorValues[scheme][back]),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`)
}

const onGrounds = texts.flatMap((text): [ColorName, ColorName][] => [
  [text, 'ground'],
  [text, 'groundSoft'],
])

const onTints: [ColorName, ColorName][] = [
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onAction', 'actionPress'],
  ['onAction', 'dangerAction'],
  ['onAction', 'dangerActionHover'],
  ['inkInverse', 'groundInverse'],
  ['primaryText', 'primarySoft'],
  ['ink', 'primarySoft'],
  ['inkSoft', 'primarySoft'],
  ['dangerText', 'dangerSoft'],
  ['ink', 'dangerSoft'],
  ['successText', 'successSoft'],
  ['ink', 'successSoft'],
  ['warningText', 'warningSoft'],
  ['ink', 'warningSoft'],
  ['infoText', 'infoSoft'],
  ['ink', 'infoSoft'],
]

const controls: [ColorName, ColorName][] = [
  ['lineStrong', 'ground'],
  ['lineStrong', 'groundSoft'],
  ['focus', 'ground'],
  ['focus', 'groundSoft'],
  ['action', 'ground'],
]

describe('colorValues', () => {
  it('keeps every text at 4.5 to 1 on both grounds of the light scheme', () => {
    expect(weakPairs('light', onGrounds, 4.5)).toEqual([])
  })

  it('keeps every text at 4.5 to 1 on both grounds of the dark scheme', () => {
    expect(weakPairs('dark', onGrounds, 4.5)).toEqual([])
  })

  it('keeps text on buttons and tints at 4.5 to 1 in both schemes', () => {
    expect(weakPairs('light', onTints, 4.5)).toEqual([])
    expect(weakPairs('dark', onTints, 4.5)).toEqual([])
  })

  it('keeps the outline of controls and the focus ring at 3 to 1 in both schemes', () => {
    expect(weakPairs('light', controls, 3)).toEqual([])
    expect(weakPairs('dark', controls, 3)).toEqual([])
  })

  it('knows that the brand colours are no colours for small text', () => {
    expect(weakPairs('light', [['success', 'ground']], 4.5)).toEqual(['success on ground: 2.24'])
  })
})
