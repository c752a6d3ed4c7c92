import {
  CategoryTree,
  LanguageSwitcher,
  MobileMenu,
  MobileMenuSection,
  NavigationLinks,
} from '@floga/ui'
import type { LanguageChoice, MegaMenuItem, NavigationItem } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'
import { ContactLines } from '../page/contact-lines.js'
import { MemberControl } from '../../session/member-control.js'
import { SiteSearch } from '../../catalogue/search/site-search.js'

export interface HeaderMenuProps {
  pages: readonly NavigationItem[]
  categories: readonly MegaMenuItem[]
  languages: readonly LanguageChoice[]
}

/** The menu below 1200 px: search, pages, categories level by level, language, contact. */
export function HeaderMenu({ pages, categories, languages }: HeaderMenuProps): ReactElement {
  const t = useMessages()
  const { pathname, search } = useLocation()
  return (
    <MobileMenu
      label={t('nav.menu')}
      closeLabel={t('nav.closeMenu')}
      search={<SiteSearch />}
      routeKey={pathname + search}
    >
      <NavigationLinks label={t('nav.main')} items={pages} direction="column" />
      {categories.length > 0 && (
        <MobileMenuSection title={t('nav.categories')}>
          <CategoryTree
            label={t('nav.categoriesLabel')}
            items={categories}
            allLabel={(name) => t('categories.allIn', { name })}
          />
        </MobileMenuSection>
      )}
      <MobileMenuSection title={t('footer.memberArea')}>
        <MemberControl />
      </MobileMenuSection>
      <MobileMenuSection>
        <LanguageSwitcher label={t('nav.language')} languages={languages} variant="full" />
      </MobileMenuSection>
      <MobileMenuSection title={t('nav.contact')}>
        <ContactLines />
      </MobileMenuSection>
    </MobileMenu>
  )
}
