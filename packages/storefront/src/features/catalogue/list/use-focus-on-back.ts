'use client'

import { useServerRendered } from '@floga/ui'
import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { useListMemory } from './use-list-memory.js'

/**
 * Remembers the card that a visitor opens, and focuses it again on Back. The router restores the
 * scroll position.
 */
export function useFocusOnBack(list: RefObject<HTMLElement>, page: number): void {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const isFirstOfDocument = useRef(useServerRendered())
  const address = pathname + search
  const { positions } = useListMemory()

  useEffect(() => {
    // The router treats the first document load as a POP.
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
