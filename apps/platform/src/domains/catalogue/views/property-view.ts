import type { LocalizedText } from '../snapshot/catalogue-snapshot.js'
import type { ViewScope } from './view-scope.js'
import { pickText } from './view-scope.js'
import type { Property } from '../../../foundation/generated/contract-types.js'

/** One side of a gas joint. */
export interface GasJoint {
  end: 'outlet' | 'inlet' | 'clamp'
  size: string
  mbar?: number
}

/** A property of a product as it is stored. */
export type StoredProperty =
  | {
      group: 'single'
      name: LocalizedText
      value: LocalizedText
      fact: boolean
      joint?: GasJoint
    }
  | { group: 'text'; name: LocalizedText; value: LocalizedText }
  | { group: 'list'; name: LocalizedText; values: LocalizedText[] }

/** The contract's three groups of properties, and the key properties for cards. */
export interface PropertyViews {
  listProperties: { name: string; values: string[] }[]
  textProperties: Property[]
  singleProperties: Property[]
  facts: Property[]
}

/** Localizes properties; one without any translation is omitted. */
export function toPropertyViews(properties: StoredProperty[], scope: ViewScope): PropertyViews {
  const views: PropertyViews = {
    listProperties: [],
    textProperties: [],
    singleProperties: [],
    facts: [],
  }
  for (const property of properties) {
    const name = pickText(property.name, scope)
    if (name === undefined) continue
    if (property.group === 'list') {
      const values = property.values.flatMap((texts) => pickText(texts, scope) ?? [])
      views.listProperties.push({ name, values })
      continue
    }
    const view = { name, value: pickText(property.value, scope) ?? '' }
    if (property.group === 'text') views.textProperties.push(view)
    else views.singleProperties.push(view)
    if (property.group === 'single' && property.fact && views.facts.length < 3) {
      views.facts.push(view)
    }
  }
  return views
}
