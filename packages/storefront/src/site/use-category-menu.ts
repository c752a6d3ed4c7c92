import type { MegaMenuItem, MegaMenuLink, MegaMenuOffer } from '@floga/ui'
import { useLocation, useMatches } from '@remix-run/react'
import { toImage } from '../components/images/to-image.js'
import { shopAsset } from '../components/shop-asset.js'
import type { MenuNode, MenuOffer } from './site.js'
import { useLanguage, useStorefront } from '../lib/views/storefront-context.js'
import { useSite } from './use-site.js'
import { readHandle } from '../request/page-handle.js'

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
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { menu } = useSite()

  const toLink = ({ name, slug, thumbnail, children = [] }: MenuNode): MegaMenuLink => {
    const path = href(`/categories/${slug}`)
    return {
      id: slug,
      label: name,
      href: path,
      isCurrent: current === path,
      isActive: open.includes(slug),
      children: children.map(toLink),
      ...(thumbnail
        ? { image: { src: shopAsset(shop, thumbnail), alt: '', width: 160, height: 160 } }
        : {}),
    }
  }
  const toOffer = (offer: MenuOffer): MegaMenuOffer => ({
    label: t('nav.offer'),
    title: offer.name,
    href: href(`/products/${offer.slug}`),
    price: {
      amount: offer.amount,
      ...(offer.isFrom ? { fromLabel: t('product.priceFrom') } : {}),
      previous: { label: t('product.was'), amount: offer.previous },
      ...(offer.lowest
        ? { lowest30Days: { label: t('product.lowest30'), amount: offer.lowest } }
        : {}),
    },
  })
  return menu.map(({ image, offer, ...category }) => ({
    ...toLink(category),
    allLabel: t('categories.allIn', { name: category.name }),
    ...(image ? { image: toImage(shop, image, { sizes: '176px', alt: '' }) } : {}),
    ...(offer ? { offer: toOffer(offer) } : {}),
  }))
}

/** The place of the open page. */
export function useCategoryPosition(): CategoryPosition {
  const { href } = useLanguage()
  const { pathname } = useLocation()
  const open = useMatches().flatMap(({ handle, data }) =>
    // The page of an error response has no data.
    data === undefined || data === null ? [] : (readHandle(handle).openCategories?.(data) ?? []),
  )
  return { current: pathname.startsWith(href('/categories/')) ? pathname : null, open }
}
