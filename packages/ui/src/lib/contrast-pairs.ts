import type { ColorName } from '../palette.js'

/** A foreground colour and its background, with the minimum contrast. */
export interface ContrastPair {
  front: ColorName
  back: ColorName
  /** 4.5 for text, 3 for the outline of controls and the focus ring (WCAG 1.4.3 and 1.4.11). */
  least: 4.5 | 3
}

const texts: ColorName[] = [
  'ink',
  'inkSoft',
  'primaryText',
  'dangerText',
  'successText',
  'warningText',
  'infoText',
]

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

/** Every pair of colours that the components put together. */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.flatMap((front) =>
    (['ground', 'groundSoft'] as const).map((back) => ({ front, back, least: 4.5 as const })),
  ),
  ...onTints.map(([front, back]) => ({ front, back, least: 4.5 as const })),
  ...controls.map(([front, back]) => ({ front, back, least: 3 as const })),
]
