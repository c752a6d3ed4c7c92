'use client'

import { useHydrated } from '@floga/ui'
import { useState, useSyncExternalStore } from 'react'

import { checkoutSections, isCheckoutSection } from '../values/checkout-sections.js'
import type { CheckoutSection } from '../values/checkout-sections.js'

/** Which sections are collapsed. */
export interface SectionFolds {
  /**
   * `early`: as rendered by the server, where links must open it without scripts; `live`: as
   * scripts update it.
   */
  stateOf: (section: CheckoutSection) => 'early' | 'live' | undefined
  /** Nothing is left to do in a part. */
  isFinished: (section: CheckoutSection) => boolean
  /** The first open section, which contains the next step. */
  isFirstOpen: (section: CheckoutSection) => boolean
  open: (section: CheckoutSection) => void
  /** Folds a part that is done; the next one opens where something is left to do in it. */
  goOn: (done: CheckoutSection, next: CheckoutSection) => void
}

/**
 * Opens one section at a time, the first incomplete one: those before and after it are collapsed,
 * until they are opened. The last is always open.
 */
export function useSectionFolds(wrong: ReadonlySet<CheckoutSection>): SectionFolds {
  const isLive = useHydrated()
  const [changes, setChanges] = useState<Partial<Record<CheckoutSection, boolean>>>({})
  const isFinished = (section: CheckoutSection): boolean => !wrong.has(section)
  const [openFirst] = useState(
    () =>
      checkoutSections.find((section) => section !== 'review' && !isFinished(section)) ?? 'review',
  )
  // A section may have been opened by its link before hydration.
  const target = useSyncExternalStore(subscribeToNothing, readTarget, () => '')
  const isFolded = (section: CheckoutSection): boolean =>
    section !== 'review' && (changes[section] ?? (section !== openFirst && section !== target))
  return {
    stateOf: (section) => (isFolded(section) ? (isLive ? 'live' : 'early') : undefined),
    isFinished,
    isFirstOpen: (section) => section === checkoutSections.find((one) => !isFolded(one)),
    open: (section) => setChanges((now) => ({ ...now, [section]: false })),
    goOn: (done, next) =>
      setChanges((now) => ({
        ...now,
        [done]: true,
        ...(isFinished(next) ? {} : { [next]: false }),
      })),
  }
}

/** Links clicked later open their section themselves. */
function subscribeToNothing(): () => void {
  return () => undefined
}

function readTarget(): string {
  return window.location.hash.slice(1)
}

/** The part that a link on the page leads to. */
export function linkedSection(target: EventTarget): CheckoutSection | null {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null
  const name = link?.getAttribute('href')?.slice(1)
  return isCheckoutSection(name) ? name : null
}

/** Puts the focus on a part, which is read out with its name. */
export function focusSection(section: CheckoutSection): void {
  document.getElementById(section)?.focus()
}

/** Puts the focus on the first field of a part. */
export function focusFirstField(section: CheckoutSection): void {
  const fields = `#${section} :is(input:not([type='hidden']), select, textarea)`
  const all = [...document.querySelectorAll<HTMLElement>(fields)]
  all.find(isVisible)?.focus()
}

/** Safari has `checkVisibility` since 17.4. */
function isVisible(field: HTMLElement): boolean {
  return field.checkVisibility?.() ?? field.getClientRects().length > 0
}
