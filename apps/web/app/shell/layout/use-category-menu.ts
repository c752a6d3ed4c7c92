import type { MegaMenuItem, MegaMenuLink } from '@floga/ui'
import { useLocation } from '@remix-run/react'

import { imageSizes, toImage } from '../../wiring/content/to-image.js'
import type { MenuNode } from '../../wiring/site/to-menu.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { useOpenCategories } from './use-open-categories.js'
import { useSite } from '../page/use-site.js'

/** The categories as the menus draw them, the open page's branch marked; a product lies in its category's. */
export function useCategoryMenu(): MegaMenuItem[] {
  const t = useMessages()
  const href = useHref()
  const { pathname } = useLocation()
  const { menu } = useSite()
  const openCategories = useOpenCategories()

  const toLink = ({ name, slug, children = [] }: MenuNode): MegaMenuLink => {
    const path = href(`/categories/${slug}`)
    return {
      id: slug,
      label: name,
      href: path,
      isCurrent: pathname === path,
      isActive: openCategories.includes(slug),
      children: children.map(toLink),
    }
  }
  return menu.map(({ image, ...category }) => ({
    ...toLink(category),
    allLabel: t('categories.all'),
    ...(image ? { image: toImage(image, { sizes: imageSizes.menu, alt: '' }) } : {}),
  }))
}
