import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import type { ViewScope } from '../views/view-scope.js'
import { pickTranslation, pickText } from '../views/view-scope.js'
import type { FacetCounts } from './count-facets.js'
import type {
  Aggregation,
  AggregationResult,
} from '../../../foundation/generated/contract-types.js'

/** Localizes the requested aggregations, in the requested order, one option per name. */
export function toAggregationViews(
  kinds: readonly Aggregation[],
  counts: FacetCounts,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): AggregationResult[] {
  return [...new Set(kinds)].flatMap((kind) => {
    if (kind === 'OPTIONS') return optionViews(counts, snapshot, scope)
    const view: AggregationResult = {
      kind,
      name: kind.toLowerCase().replace('_', '-'),
      label: scope.messages.say(`facets.${kind}`),
      buckets: bucketsOf(kind, counts, snapshot, scope),
      minMinor: kind === 'PRICE' ? counts.minMinor : null,
      maxMinor: kind === 'PRICE' ? counts.maxMinor : null,
    }
    return [view]
  })
}

function bucketsOf(
  kind: Exclude<Aggregation, 'OPTIONS'>,
  counts: FacetCounts,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): AggregationResult['buckets'] {
  switch (kind) {
    case 'CATEGORIES':
      return treeOrder(snapshot).flatMap((node) => {
        const count = counts.categories.get(node.id) ?? 0
        const words = pickTranslation(node.translations, scope)
        return count > 0 ? [{ value: words.slug, label: words.name, count }] : []
      })
    case 'BRANDS':
      return [...snapshot.brands.values()].flatMap((brand) => {
        const count = counts.brands.get(brand.id) ?? 0
        return count > 0 ? [{ value: brand.slug, label: brand.name, count }] : []
      })
    case 'AVAILABILITY':
      return availabilityOrder.flatMap((name) => {
        const count = counts.availability.get(name) ?? 0
        return count > 0
          ? [{ value: name, label: scope.messages.say(`availability.${name}`), count }]
          : []
      })
    case 'ON_SALE':
      return counts.onSale > 0
        ? [{ value: 'true', label: scope.messages.say('facets.ON_SALE'), count: counts.onSale }]
        : []
    case 'PRICE':
      return []
  }
}

const availabilityOrder = ['IN_STOCK', 'LOW_STOCK', 'BACKORDER', 'OUT_OF_STOCK'] as const

function treeOrder(snapshot: CatalogueSnapshot) {
  const visit = (
    ids: readonly string[],
  ): NonNullable<ReturnType<typeof snapshot.categories.get>>[] =>
    ids.flatMap((id) => {
      const node = snapshot.categories.get(id)
      return node ? [node, ...visit(node.childIds)] : []
    })
  return visit(snapshot.rootIds)
}

function optionViews(
  counts: FacetCounts,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): AggregationResult[] {
  return [...counts.options].sort(byKey).map(([internalName, values]) => {
    const labels = snapshot.optionLabels.get(internalName)
    const collator = new Intl.Collator(scope.locale, { numeric: true })
    return {
      kind: 'OPTIONS' as const,
      name: internalName,
      label: (labels && pickText(labels.name, scope)) ?? internalName,
      buckets: [...values]
        .map(([value, count]) => ({
          value,
          label: pickText(labels?.values.get(value) ?? {}, scope) ?? value,
          count,
        }))
        .sort((left, right) => collator.compare(left.label, right.label)),
      minMinor: null,
      maxMinor: null,
    }
  })
}

function byKey([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}
