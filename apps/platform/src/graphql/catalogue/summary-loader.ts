import DataLoader from 'dataloader'
import type { CatalogueReader } from '../../domains/catalogue/snapshot/catalogue-reader.js'
import type { SummaryView } from '../../domains/catalogue/views/summary-view.js'
import { loadSummaries } from '../../domains/catalogue/views/summary-view.js'
import type { ProductRating } from '../../domains/reviews/read-reviews.js'
import type { PlatformContext } from '../platform-context.js'
import { readCachedRatings } from './read-cached-ratings.js'
import { viewScope } from './view-scope.js'

/** A product card with what buyers say of it. */
export type RatedSummary = SummaryView & { rating: ProductRating | null }

/** Loads product cards of one request, batched into one statement. */
export type SummaryLoader = (ids: readonly string[]) => Promise<RatedSummary[]>

/** Makes the loader that belongs to a request. */
export function createSummaryLoaders(
  reader: CatalogueReader,
): (context: PlatformContext) => SummaryLoader {
  const loaders = new WeakMap<PlatformContext, DataLoader<string, RatedSummary | undefined>>()
  const create = (context: PlatformContext) =>
    new DataLoader<string, RatedSummary | undefined>(
      (ids) =>
        reader.read(context.tenant, async (snapshot, sql) => {
          const views = await loadSummaries(sql, ids, snapshot, viewScope(context))
          const ratings = await readCachedRatings(snapshot, sql)
          return ids.map((id) => {
            const view = views.get(id)
            return view && { ...view, rating: ratings.get(id) ?? null }
          })
        }),
      { maxBatchSize: 500 },
    )
  return (context) => async (ids) => {
    let loader = loaders.get(context)
    if (!loader) loaders.set(context, (loader = create(context)))
    const views = await loader.loadMany(ids)
    return views.flatMap((view) => {
      if (view instanceof Error) throw view
      return view ?? []
    })
  }
}
