import {
  CategoryTree,
  LanguageSwitcher,
  MobileMenu,
  MobileMenuSection,
  NavigationLinks,
} from '@floga/ui'
import type { LanguageChoice, NavigationItem, NavigationLinksProps } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { memo, startTransition, useEffect, useRef, useState } from 'react'
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
export function HeaderMenu(props: HeaderMenuProps): ReactElement {
  const t = useMessages()
  const { pathname, search } = useLocation()
  // The menu is shut when a page comes: its parts, some 250 with the categories, follow.
  const parts = useOnceIdle(JSON.stringify(props))
  return (
    <MobileMenu
      label={t('nav.menu')}
      closeLabel={t('nav.closeMenu')}
      search={<SiteSearch />}
      routeKey={pathname + search}
    >
      <MenuParts json={parts} />
    </MobileMenu>
  )
}

/** What stands in the menu below its search. */
const MenuParts = memo(function MenuParts({ json }: { json: string }): ReactElement {
  const t = useMessages()
  // What `HeaderMenu` has written.
  const { pages, place, languages } = JSON.parse(json) as HeaderMenuProps
  return (
    <>
      <MainNavigation items={pages} direction="column" />
      <MenuCategories {...place} />
      <MobileMenuSection title={t('footer.memberArea')}>
        <MemberControl />
      </MobileMenuSection>
      <MobileMenuSection>
        <LanguageSwitcher label={t('nav.language')} languages={languages} variant="full" />
      </MobileMenuSection>
      <MobileMenuSection title={t('nav.contact')}>
        <ContactLines />
      </MobileMenuSection>
    </>
  )
})

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
