'use client'

import type { CartUserError } from '@floga/cart-core'
import { useLocation } from '@remix-run/react'
import { atom } from 'jotai'
import { useAtom, useSetAtom } from 'jotai/react'

/** A product that the platform did not add to the cart, or added to another one. */
export interface RefusedAddition {
  variantId: string
  name: string
  error: CartUserError
}

/** The result of additions: names of the products that were added, and those that were not. */
export interface AdditionResult {
  added: readonly string[]
  refused: readonly RefusedAddition[]
}

interface OpenedDrawer extends AdditionResult {
  /** Names of the products that the platform has not answered for. */
  adding: readonly string[]
  /** The page that it was opened on: a navigation closes it. */
  pathname: string
}

const openedDrawerAtom = atom<OpenedDrawer | null>(null)
const nothing = { adding: [], added: [], refused: [] } satisfies Omit<OpenedDrawer, 'pathname'>

/** Whether the cart drawer is open, and the result of the additions that it was opened for. */
export function useCartDrawer(): Omit<OpenedDrawer, 'pathname'> & {
  isOpen: boolean
  close(): void
} {
  const { pathname } = useLocation()
  const [opened, setOpened] = useAtom(openedDrawerAtom)
  const { adding, added, refused } = opened ?? nothing
  const isOpen = opened?.pathname === pathname
  return { isOpen, adding, added, refused, close: () => setOpened(null) }
}

/**
 * Opens the cart drawer, for the many buttons that do not render again when it opens and closes.
 */
export function useOpenCartDrawer(): {
  /** Opens it, with the names of products that are being added. @default none */
  open(adding?: readonly string[]): void
  /** Passes the result of the additions for which the drawer was opened. */
  report(result: AdditionResult): void
} {
  const { pathname } = useLocation()
  const setOpened = useSetAtom(openedDrawerAtom)
  return {
    open: (adding = []) => setOpened({ pathname, ...nothing, adding }),
    report: (result) =>
      setOpened((opened) => {
        if (opened) return { ...opened, adding: [], ...result }
        // The drawer was closed: the button's own message shows it, unless its page was left.
        const isLeft = window.location.pathname !== pathname
        return isLeft && result.refused.length > 0 ? { pathname, adding: [], ...result } : null
      }),
  }
}

/** Additions rejected after the visitor left their page, and a function to dismiss the message. */
export function useUnseenRejections(): { refused: readonly RefusedAddition[]; dismiss(): void } {
  const { pathname } = useLocation()
  const [opened, setOpened] = useAtom(openedDrawerAtom)
  const isLeft = opened !== null && opened.pathname !== pathname
  return { refused: isLeft ? opened.refused : nothing.refused, dismiss: () => setOpened(null) }
}
