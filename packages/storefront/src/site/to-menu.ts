import type { MenuCategoriesQuery } from '@floga/api-client/operations'

import { toCardImage } from '../components/images/card-image.js'
import type { MenuCategory, MenuNode } from './site.js'

/** Selects the fields of categories that the menus render. */
export function toMenu(categories: MenuCategoriesQuery['menuCategories']): MenuCategory[] {
  return categories.map(({ image, ...category }) => ({
    ...toNode(category),
    image: image ? toCardImage(image) : null,
  }))
}

function toNode({ name, slug, children = [] }: MenuNode): MenuNode {
  return children.length > 0 ? { name, slug, children: children.map(toNode) } : { name, slug }
}
