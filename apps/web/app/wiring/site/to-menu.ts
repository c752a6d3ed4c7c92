import type { CardImageData, MenuCategoryData } from '../api/api-types.js'
import { toCardImage } from '../catalogue/to-card-data.js'

/** A category as the menus know it: every page carries them, so they carry nothing else. */
export interface MenuNode {
  name: string
  slug: string
  children?: MenuNode[]
}

/** A category of the first level, with its image. */
export interface MenuCategory extends MenuNode {
  image?: CardImageData | null
}

/** Selects the fields of categories that the menus render. */
export function toMenu(categories: readonly MenuCategoryData[]): MenuCategory[] {
  return categories.map(({ image, ...category }) => ({
    ...toNode(category),
    image: image ? toCardImage(image) : null,
  }))
}

function toNode({ name, slug, children = [] }: MenuNode): MenuNode {
  return children.length > 0 ? { name, slug, children: children.map(toNode) } : { name, slug }
}
