import { useHydrated } from '@floga/ui'
import { useState, useSyncExternalStore } from 'react'

import { checkoutParts, isCheckoutPart } from '../values/checkout-parts.js'
import type { CheckoutPart } from '../values/checkout-parts.js'

/** Which parts stand as one line. */
export interface PartFolds {
  /** `early`: as the server drew it, where a link alone must open it; `live`: as the page's scripts keep it. */
  stateOf: (part: CheckoutPart) => 'early' | 'live' | undefined
  /** Nothing is left to do in a part. */
  isFinished: (part: CheckoutPart) => boolean
  /** It is the first that stands open: what to do next is in it. */
  isFirstOpen: (part: CheckoutPart) => boolean
  open: (part: CheckoutPart) => void
  /** Folds a part that is done; the next one opens where something is left to do in it. */
  goOn: (done: CheckoutPart, next: CheckoutPart) => void
}

/**
 * Shows one part at a time, the first that wants something: those before and after it stand as lines, until they are opened.
 * The last is always open.
 *
 * @param isPaymentKnown Somebody has chosen how to pay: the first way is only proposed.
 */
export function usePartFolds(wrong: ReadonlySet<CheckoutPart>, isPaymentKnown: boolean): PartFolds {
  const isLive = useHydrated()
  const [changes, setChanges] = useState<Partial<Record<CheckoutPart, boolean>>>({})
  const isFinished = (part: CheckoutPart): boolean =>
    !wrong.has(part) && (part !== 'payment' || isPaymentKnown || changes.payment !== undefined)
  const [openFirst] = useState(
    () => checkoutParts.find((part) => part !== 'review' && !isFinished(part)) ?? 'review',
  )
  // Somebody may have opened a part by its link before the scripts took over.
  const target = useSyncExternalStore(subscribeToNothing, readTarget, () => '')
  const isFolded = (part: CheckoutPart): boolean =>
    part !== 'review' && (changes[part] ?? (part !== openFirst && part !== target))
  return {
    stateOf: (part) => (isFolded(part) ? (isLive ? 'live' : 'early') : undefined),
    isFinished,
    isFirstOpen: (part) => part === checkoutParts.find((one) => !isFolded(one)),
    open: (part) => setChanges((now) => ({ ...now, [part]: false })),
    goOn: (done, next) =>
      setChanges((now) => ({
        ...now,
        [done]: true,
        ...(isFinished(next) ? {} : { [next]: false }),
      })),
  }
}

/** Links that are pressed later open their part themselves. */
function subscribeToNothing(): () => void {
  return () => undefined
}

function readTarget(): string {
  return window.location.hash.slice(1)
}

/** The part that a link on the page leads to. */
export function linkedPart(target: EventTarget): CheckoutPart | null {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null
  const name = link?.getAttribute('href')?.slice(1)
  return isCheckoutPart(name) ? name : null
}

/** Puts the focus on a part, which is read out with its name. */
export function focusPart(part: CheckoutPart): void {
  document.getElementById(part)?.focus()
}

/** Puts the focus on the first field of a part. */
export function focusFirstField(part: CheckoutPart): void {
  const fields = `#${part} :is(input:not([type='hidden']), select, textarea)`
  const all = [...document.querySelectorAll<HTMLElement>(fields)]
  all.find((field) => field.checkVisibility())?.focus()
}
