'use client'

import {
  CategoryTree,
  LanguageSwitcher,
  MobileMenu,
  MobileMenuSection,
  NavigationLinks,
} from '@floga/ui'
import type { LanguageChoice, NavigationItem, NavigationLinksProps } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { startTransition, useState } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../lib/views/storefront-context.js'
import { ContactLines } from '../components/contact/contact-lines.js'
import { MemberControl } from '../features/members/session/member-control.js'
import { HeaderSearch } from './header-search.js'
import { useHasMembers } from '../features/members/session/use-member.js'
import { useSite } from '../site/use-site.js'
import { useCategoryMenu } from '../site/use-category-menu.js'
import type { CategoryPosition } from '../site/use-category-menu.js'

export interface HeaderMenuProps {
  pages: readonly NavigationItem[]
  place: CategoryPosition
  languages: readonly LanguageChoice[]
}

/**
 * The menu below 1200 px: search, pages, categories level by level, language, contact. Until
 * scripts open it the categories of the first level are links to pages that show the next: some 250
 * elements fewer in every page.
 */
export function HeaderMenu({ pages, place, languages }: HeaderMenuProps): ReactElement {
  const { t } = useLanguage()
  const hasMembers = useHasMembers()
  const { contact } = useSite()
  const { pathname, search } = useLocation()
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <MobileMenu
      label={t('nav.menu')}
      closeLabel={t('nav.closeMenu')}
      search={<HeaderSearch />}
      routeKey={pathname + search}
      onToggle={() => startTransition(() => setWasOpened(true))}
    >
      <MainNavigation items={pages} direction="column" />
      <MenuCategories place={place} isFolded={!wasOpened} />
      {hasMembers && (
        <MobileMenuSection title={t('footer.memberArea')}>
          <MemberControl />
        </MobileMenuSection>
      )}
      {languages.length > 1 && (
        <MobileMenuSection>
          <LanguageSwitcher label={t('nav.language')} languages={languages} variant="full" />
        </MobileMenuSection>
      )}
      {contact && (
        <MobileMenuSection title={t('nav.contact')}>
          <ContactLines />
        </MobileMenuSection>
      )}
    </MobileMenu>
  )
}

/** The pages that every menu begins with. */
export function MainNavigation(
  props: Pick<NavigationLinksProps, 'items' | 'direction' | 'tone'>,
): ReactElement {
  const { t } = useLanguage()
  return <NavigationLinks label={t('nav.main')} {...props} />
}

function MenuCategories({
  place,
  isFolded,
}: {
  place: CategoryPosition
  isFolded: boolean
}): ReactElement | null {
  const { t } = useLanguage()
  const categories = useCategoryMenu(place)
  if (categories.length === 0) return null
  return (
    <MobileMenuSection title={t('nav.categories')}>
      <CategoryTree
        isFolded={isFolded}
        label={t('nav.categoriesLabel')}
        items={categories}
        allLabel={(name) => t('categories.allIn', { name })}
      />
    </MobileMenuSection>
  )
}
