import type { NavigationItem } from '@floga/ui'
import { useLocation } from '@remix-run/react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useHasPage } from '../../../site/use-site.js'

/** A member's own pages, for menus. */
export function useMemberPages(): NavigationItem[] {
  const { t, href } = useLanguage()
  const { pathname } = useLocation()
  const hasPage = useHasPage()
  return [
    { label: t('session.account'), path: '/account' },
    { label: t('session.orders'), path: '/orders' },
  ]
    .filter(({ path }) => hasPage(path))
    .map(({ label, path }) => ({
      label,
      href: href(path),
      isCurrent: pathname.startsWith(href(path)),
    }))
}
