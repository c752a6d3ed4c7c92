import { useSyncExternalStore } from 'react'

import { mayPrefetch } from './may-prefetch.js'
import { addressInSight } from '../../wiring/browser/address-in-sight.js'
import { whenIdle } from '../../wiring/browser/when-idle.js'

/** How long a pointer or the focus must stay before it counts as an intent. */
const stayMs = 100
/** How long an idle moment is waited for. */
const idleTimeoutMs = 2_000
/** So many pages are fetched ahead on one page at most; the oldest makes way. */
const most = 8

/** So long the browser keeps data that were fetched ahead; the server says the same. */
export const keptMs = 5_000

/** A page that somebody is about to open. */
export interface WantedPage {
  href: string
  /** Address of the page that its link stands on. */
  from: string
  /** When it was asked for, on the clock of `performance`. */
  atMs: number
  /** A mouse rests on its link: it is drawn as well. */
  isPointedAt: boolean
}

const none: readonly WantedPage[] = []
let wanted = none
let callOff = (): void => {}
const watchers = new Set<() => void>()

/**
 * A pointer, a finger or the focus has come to a link.
 *
 * @param isPointedAt It is a mouse.
 */
export function comeTo(link: HTMLAnchorElement, isPointedAt: boolean): void {
  leaveLink()
  if (!leadsToPage(link)) return
  const stay = setTimeout(() => {
    callOff = whenIdle(() => want(link, isPointedAt), idleTimeoutMs)
  }, stayMs)
  callOff = () => clearTimeout(stay)
}

/** A button goes down on a link: nobody is in doubt any more. */
export function pressLink(link: HTMLAnchorElement): void {
  leaveLink()
  if (leadsToPage(link)) want(link, true)
}

/** Not one that scripts have made open a panel or a drawer: its page is not what comes. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const opensPart = link.getAttribute('role') === 'button' || link.dataset['opens'] !== undefined
  return !opensPart && mayPrefetch(navigator)
}

/** It has gone on. */
export function leaveLink(): void {
  callOff()
  callOff = () => {}
}

/** The pages that visitors of this page are about to open. */
export function useWantedPages(): readonly WantedPage[] {
  return useSyncExternalStore(watch, read, () => none)
}

function want(link: HTMLAnchorElement, isPointedAt: boolean): void {
  const href = link.getAttribute('href') ?? ''
  const from = addressInSight()
  const nowMs = performance.now()
  const onPage = wanted.filter((page) => page.from === from)
  const known = onPage.find((page) => page.href === href)
  // What the browser no longer keeps is fetched once more.
  const kept = known && nowMs - known.atMs < keptMs ? known : null
  // The press of a mouse brings the focus after it.
  const page = kept && (kept.isPointedAt || !isPointedAt) ? kept : null
  if (page && onPage.at(-1) === page) return
  const others = onPage.filter((one) => one !== known)
  const next = page ?? { href, from, atMs: kept?.atMs ?? nowMs, isPointedAt }
  wanted = [...others, next].slice(-most)
  for (const watcher of watchers) watcher()
}

const read = (): readonly WantedPage[] => wanted

function watch(act: () => void): () => void {
  watchers.add(act)
  return () => watchers.delete(act)
}
