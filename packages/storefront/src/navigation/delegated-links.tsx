'use client'

import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'

import { findPageLink } from './find-page-link.js'
import { recordNavigation } from './pending-navigation.js'
import { PrefetchOnIntent } from './prefetch-on-intent.js'
import { useFragmentEntries } from './use-fragment-entries.js'
import { useStorefront } from '../lib/views/storefront-context.js'

/**
 * Follows the links of all pages with the router, as Remix's `<Link>` does, with one listener: the
 * kit's links stay plain `<a>` elements, so that 200 of them in a page have no subscriptions. Props
 * of `<Link>` are attributes of the link, or of an ancestor: `data-prevent-scroll-reset`,
 * `data-reload-document`.
 */
export function DelegatedLinks(): ReactElement {
  const navigate = useNavigate()
  const shop = useStorefront()
  useFragmentEntries()
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const link = findPageLink(event.target, shop)
      if (!link) return
      event.preventDefault()
      recordNavigation(link.href)
      navigate(link.href, {
        // As browsers do: the current page is not added to the history again.
        replace: link.element.href === location.href,
        preventScrollReset: link.element.closest('[data-prevent-scroll-reset]') !== null,
      })
    }
    // React listens on the document: handlers of components come first, and may prevent the
    // default.
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [navigate, shop])
  return <PrefetchOnIntent />
}

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
