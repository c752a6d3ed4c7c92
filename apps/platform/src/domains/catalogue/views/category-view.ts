import type { CatalogueSnapshot, CategoryNode } from '../snapshot/catalogue-snapshot.js'
import type { ImageView } from './image-view.js'
import { toImageView } from './image-view.js'
import type { ViewScope } from './view-scope.js'
import { pickTranslation } from './view-scope.js'
import type { Category } from '../../../foundation/generated/contract-types.js'

/** The contract's `Category`. */
export interface CategoryView extends Omit<Category, 'image' | 'children' | 'parent'> {
  image: ImageView | null
  children(args: { first?: number | null }): CategoryView[]
  parent(): CategoryView | null
}

/** Localizes a category; its tree is resolved as deep as requested. */
export function toCategoryView(
  node: CategoryNode,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): CategoryView {
  const texts = pickTranslation(node.translations, scope)
  return {
    id: node.id,
    name: texts.name,
    slug: texts.slug,
    excerpt: texts.excerpt ?? null,
    productsCount: node.productsCount,
    image: node.image && toImageView(node.image, scope),
    children: ({ first }) => {
      const views = toCategoryViews(node.childIds, snapshot, scope)
      return typeof first === 'number' ? views.slice(0, Math.max(0, first)) : views
    },
    parent: () => {
      const parent = node.parentId === null ? undefined : snapshot.categories.get(node.parentId)
      return parent ? toCategoryView(parent, snapshot, scope) : null
    },
  }
}

/** The categories among the given ones that have products. */
export function toCategoryViews(
  ids: readonly string[],
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): CategoryView[] {
  return ids.flatMap((id) => {
    const node = snapshot.categories.get(id)
    return node && node.productsCount > 0 ? [toCategoryView(node, snapshot, scope)] : []
  })
}

/** The way from the top to a category. */
export function toBreadcrumbs(
  categoryId: string | undefined,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): CategoryView[] {
  const path: CategoryView[] = []
  let node = categoryId === undefined ? undefined : snapshot.categories.get(categoryId)
  while (node) {
    path.unshift(toCategoryView(node, snapshot, scope))
    node = node.parentId === null ? undefined : snapshot.categories.get(node.parentId)
  }
  return path
}
