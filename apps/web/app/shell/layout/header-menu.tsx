import {
  CategoryTree,
  LanguageSwitcher,
  MobileMenu,
  MobileMenuSection,
  NavigationLinks,
} from '@floga/ui'
import type { LanguageChoice, NavigationItem, NavigationLinksProps } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'
import { whenIdle } from '../../wiring/browser/when-idle.js'
import { ContactLines } from '../page/contact-lines.js'
import { useOnceIdle } from '../page/below-fold.js'
import { MemberControl } from '../../session/member-control.js'
import { SiteSearch } from '../../catalogue/search/site-search.js'
import { keptPart } from '../page/kept-part.js'
import { useCategoryMenu } from './use-category-menu.js'
import type { CategoryPlace } from './use-category-menu.js'

export interface HeaderMenuProps {
  pages: readonly NavigationItem[]
  place: CategoryPlace
  languages: readonly LanguageChoice[]
}

/**
 * The menu below 1200 px: search, pages, categories level by level, language, contact. Without scripts the categories of the
 * first level are links to pages that show the next: some 250 elements fewer in every page.
 */
export function HeaderMenu({ pages, place, languages }: HeaderMenuProps): ReactElement {
  const t = useMessages()
  // The categories are 220 parts, and the menu is shut when a page comes.
  const marked = useOnceIdle(JSON.stringify(place))
  const { pathname, search } = useLocation()
  return (
    <MobileMenu
      label={t('nav.menu')}
      closeLabel={t('nav.closeMenu')}
      search={<SiteSearch />}
      routeKey={pathname + search}
    >
      <MainNavigation items={pages} direction="column" />
      <MenuCategories {...(JSON.parse(marked) as CategoryPlace)} />
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

/** The pages that every menu begins with. */
export const MainNavigation = keptPart<{
  items: readonly NavigationItem[]
  direction: NonNullable<NavigationLinksProps['direction']>
}>('main navigation', function MainNavigation(props): ReactElement {
  const t = useMessages()
  return <NavigationLinks label={t('nav.main')} {...props} />
})

const MenuCategories = keptPart<CategoryPlace>(
  'menu categories',
  function MenuCategories(place): ReactElement | null {
    const t = useMessages()
    const categories = useCategoryMenu(place)
    const tree = useRef<HTMLElement>(null)
    const isFolded = useFoldedUntilIdle(tree)
    if (categories.length === 0) return null
    return (
      <MobileMenuSection title={t('nav.categories')}>
        <CategoryTree
          ref={tree}
          isFolded={isFolded}
          label={t('nav.categoriesLabel')}
          items={categories}
          allLabel={(name) => t('categories.allIn', { name })}
        />
      </MobileMenuSection>
    )
  },
  { seesSite: true },
)

/** True until the page stands and the browser is idle; not changed while something inside has the focus, which would lose it. */
function useFoldedUntilIdle(part: RefObject<HTMLElement>): boolean {
  const [isFolded, setIsFolded] = useState(true)
  useEffect(() => {
    const { current } = part
    const unfold = (): void => startTransition(() => setIsFolded(false))
    const stopWaiting = whenIdle(() => {
      if (current?.contains(document.activeElement)) {
        current.addEventListener('focusout', unfold, { once: true })
      } else unfold()
    }, 2_000)
    return () => {
      stopWaiting()
      current?.removeEventListener('focusout', unfold)
    }
  }, [part])
  return isFolded
}
