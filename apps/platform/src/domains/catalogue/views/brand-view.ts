import type { BrandNode, CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import type { ImageView } from './image-view.js'
import { toImageView } from './image-view.js'
import type { ViewScope } from './view-scope.js'
import type { Brand } from '../../../foundation/generated/contract-types.js'

/** The contract's `Brand`. */
export interface BrandView extends Omit<Brand, 'image'> {
  image: ImageView | null
}

/** Localizes a brand. */
export function toBrandView(brand: BrandNode, scope: ViewScope): BrandView {
  return { ...brand, image: brand.image && toImageView(brand.image, scope) }
}

/** A product's brand, when it has one. */
export function findBrandView(
  id: string | null,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): BrandView | null {
  const brand = id === null ? undefined : snapshot.brands.get(id)
  return brand ? toBrandView(brand, scope) : null
}
