'use client'

import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'

/**
 * Styles with `content-visibility: auto` leave it off while the root element has this attribute.
 */
const attribute = 'data-whole'

/** For documents that the browser restores at a scroll position, after Back or a reload. */
const script = `performance.getEntriesByType('navigation')[0]?.type==='navigate'||document.documentElement.setAttribute('${attribute}','')`

/**
 * Turns `content-visibility: auto` off for a page opened by Back: its scroll position is restored
 * correctly only if everything above it has its real height.
 */
export function DisableContentVisibilityOnBack({
  nonce,
}: {
  nonce: string | undefined
}): ReactElement {
  const { key } = useLocation()
  const openedKey = useNavigationType() === 'POP' ? null : key
  useEffect(() => {
    const onPopState = (): void => document.documentElement.setAttribute(attribute, '')
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  useEffect(() => {
    if (openedKey !== null) document.documentElement.removeAttribute(attribute)
  }, [openedKey])
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- a constant, no foreign text
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
