import type { MegaMenuItem, MegaMenuLink } from '@floga/ui'
import { useLocation, useMatches } from '@remix-run/react'
import { toImage } from '@floga/storefront'
import { shop } from '../wiring/shop.js'
import type { MenuNode } from '@floga/storefront'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { useSite } from '@floga/storefront'
import { readHandle } from '../wiring/request/page-handle.js'

/** Position of the current page among the categories. */
export interface CategoryPosition {
  /** Address of the category that it is; null for any other page. */
  current: string | null
  /** Slugs of the ancestors of a page below the categories, such as a product. */
  open: readonly string[]
}

/**
 * The categories as the menus render them, with the current page's branch marked; a product belongs
 * to its category.
 */
export function useCategoryMenu({ current, open }: CategoryPosition): MegaMenuItem[] {
  const t = useMessages()
  const href = useHref()
  const { menu } = useSite()

  const toLink = ({ name, slug, children = [] }: MenuNode): MegaMenuLink => {
    const path = href(`/categories/${slug}`)
    return {
      id: slug,
      label: name,
      href: path,
      isCurrent: current === path,
      isActive: open.includes(slug),
      children: children.map(toLink),
    }
  }
  return menu.map(({ image, ...category }) => ({
    ...toLink(category),
    allLabel: t('categories.allIn', { name: category.name }),
    ...(image ? { image: toImage(shop, image, { sizes: '176px', alt: '' }) } : {}),
  }))
}

/** The place of the open page. */
export function useCategoryPosition(): CategoryPosition {
  const href = useHref()
  const { pathname } = useLocation()
  const open = useMatches().flatMap(({ handle, data }) =>
    // The page of an error response has no data.
    data === undefined || data === null ? [] : (readHandle(handle).openCategories?.(data) ?? []),
  )
  return { current: pathname.startsWith(href('/categories/')) ? pathname : null, open }
}
