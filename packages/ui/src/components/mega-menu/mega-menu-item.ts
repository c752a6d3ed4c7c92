import type { ImageAsset } from '../image/image.js'
import type { PriceData } from '../price/price.js'

/** A category below the top level. */
export interface MegaMenuLink {
  id: string
  label: string
  href: string
  /** This page is open. */
  isCurrent?: boolean
  /** Above the label, in a panel's columns. */
  image?: ImageAsset
  /** The current page belongs here, such as a product, though it is not this page. */
  isActive?: boolean
  children?: readonly MegaMenuLink[]
}

/**
 * A top-level category; with children its label opens a panel, without it leads straight to its
 * page.
 */
export interface MegaMenuItem extends MegaMenuLink {
  /** Square image of the category at the panel's end. */
  image?: ImageAsset
  /** A reduced product of the category, under its image. */
  offer?: MegaMenuOffer
  /** A link to the whole category, first in the panel: 'All products'. */
  allLabel?: string
  /** @default the item's `href` */
  allHref?: string
}

/** A product with its reduced price. */
export interface MegaMenuOffer {
  /** Says that it is one: 'Offer'. */
  label: string
  title: string
  href: string
  price: PriceData
}

/** Whether this category or a descendant is the current page, or contains it. */
export function isActiveBranch({ isCurrent, isActive, children = [] }: MegaMenuLink): boolean {
  return isCurrent === true || isActive === true || children.some(isActiveBranch)
}

/** `aria-current` of a link: the page itself, something below it, or neither. */
export function currentMark(item: MegaMenuLink): 'page' | 'true' | undefined {
  if (item.isCurrent) return 'page'
  return isActiveBranch(item) ? 'true' : undefined
}
