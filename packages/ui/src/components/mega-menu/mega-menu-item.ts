import type { ImageAsset } from '../image/image.js'

/** A category below the top level. */
export interface MegaMenuLink {
  id: string
  label: string
  href: string
  /** This page is open. */
  isCurrent?: boolean
  /** What is open belongs here, a product for instance, though it is not this page. */
  isActive?: boolean
  children?: readonly MegaMenuLink[]
}

/** A top-level category; with children its label opens a panel, without it leads straight to its page. */
export interface MegaMenuItem extends MegaMenuLink {
  /** Square image of the category, drawn at the panel's end. */
  image?: ImageAsset
  /** The way to the whole category, first in the panel: 'All products'. */
  allLabel?: string
  /** @default the item's `href` */
  allHref?: string
}

/** Whether this category or one below it is the open page, or holds what is open. */
export function isActiveBranch({ isCurrent, isActive, children = [] }: MegaMenuLink): boolean {
  return isCurrent === true || isActive === true || children.some(isActiveBranch)
}

/** `aria-current` of a link: the page itself, something below it, or neither. */
export function currentMark(item: MegaMenuLink): 'page' | 'true' | undefined {
  if (item.isCurrent) return 'page'
  return isActiveBranch(item) ? 'true' : undefined
}
