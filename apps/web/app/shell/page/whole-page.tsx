import { useLocation, useNavigationType } from '@remix-run/react'
import { useRef } from 'react'
import type { ReactElement } from 'react'

import { useBrowserLayoutEffect } from '../../wiring/browser/use-browser-layout-effect.js'

/** Lists that leave out what is far away draw it all while the root element has this attribute. */
const attribute = 'data-whole'

/** The browser goes back to a place in the page, or has the page anew at that place. */
const script = `performance.getEntriesByType('navigation')[0]?.type==='navigate'||document.documentElement.setAttribute('${attribute}','')`

/**
 * Has a page drawn whole to which a visitor goes back: the place that is restored is the one that was left only where all
 * above it has its height. Says it of a document before anything is drawn, and of other pages before the router restores theirs.
 */
export function WholePage({ nonce }: { nonce: string | undefined }): ReactElement {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  useBrowserLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    document.documentElement.toggleAttribute(attribute, type === 'POP')
  }, [key, type])
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- a constant, no foreign text
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
