import type { ShopPaths, Storefront } from '../create-storefront.js'
import { listFeatures } from './all-features.js'

/** Paths that search engines are told of: those of the shop's features, and its own. */
export function pathsOf({ features, paths }: Pick<Storefront, 'features' | 'paths'>): ShopPaths {
  const all = [...listFeatures(features).map((feature) => feature.paths ?? {}), paths]
  return {
    pages: all.flatMap(({ pages = [] }) => pages),
    documents: all.flatMap(({ documents = [] }) => documents),
    personal: all.flatMap(({ personal = [] }) => personal),
  }
}
