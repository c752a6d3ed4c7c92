import type { MegaMenuItem, MegaMenuLink } from '@floga/ui'
import { useLocation, useMatches } from '@remix-run/react'
import { toImage } from '../../wiring/content/to-image.js'
import type { MenuNode } from '../../wiring/site/to-menu.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { useSite } from '../page/use-site.js'
import { readHandle } from '../../wiring/request/page-handle.js'

/** Where the open page stands among the categories. */
export interface CategoryPlace {
  /** Address of the category that it is; null for any other page. */
  current: string | null
  /** Slugs of the categories that it lies in, though it is none of them: those of a product. */
  open: readonly string[]
}

/** The categories as the menus draw them, the open page's branch marked; a product lies in its category's. */
export function useCategoryMenu({ current, open }: CategoryPlace): MegaMenuItem[] {
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
    allLabel: t('categories.all'),
    ...(image ? { image: toImage(image, { sizes: '176px', alt: '' }) } : {}),
  }))
}

/** The place of the open page. */
export function useCategoryPlace(): CategoryPlace {
  const href = useHref()
  const { pathname } = useLocation()
  const open = useMatches().flatMap(({ handle, data }) =>
    // A page that was refused has no data.
    data === undefined || data === null ? [] : (readHandle(handle).openCategories?.(data) ?? []),
  )
  return { current: pathname.startsWith(href('/categories/')) ? pathname : null, open }
}
