import { useServerDrawn } from '@floga/ui'
import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { useListMemory } from './use-list-memory.js'

/** Remembers the card that a visitor follows, and on Back gives it the focus again. The router restores the scroll. */
export function useFocusOnBack(list: RefObject<HTMLElement>, page: number): void {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const isFirstOfDocument = useRef(useServerDrawn())
  const address = pathname + search
  const { positions } = useListMemory()

  useEffect(() => {
    // To the router a document that was opened looks like going back.
    const isBack = type === 'POP' && (!isFirstOfDocument.current || cameByHistory())
    isFirstOfDocument.current = false
    if (!isBack) return
    const position = positions.find(address)
    const links = [...(list.current?.querySelectorAll('article a') ?? [])]
    const link = links.find((one) => one.getAttribute('href') === position?.cardId)
    if (link instanceof HTMLElement) link.focus({ preventScroll: true })
  }, [address, list, positions, type])

  useEffect(() => {
    const { current } = list
    const save = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('article a') : null
      const cardId = link?.getAttribute('href') ?? null
      if (cardId) positions.save(address, { page, scrollPx: window.scrollY, cardId })
    }
    current?.addEventListener('click', save)
    return () => current?.removeEventListener('click', save)
  }, [address, list, page, positions])
}

function cameByHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
