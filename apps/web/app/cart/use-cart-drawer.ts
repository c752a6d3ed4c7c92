import { useLocation } from '@remix-run/react'
import { atom, useAtom } from 'jotai'

/** The page that the drawer was opened on: going elsewhere closes it. */
const openedOnAtom = atom<string | null>(null)

/** Whether the cart drawer is open, and the ways to change that. */
export function useCartDrawer(): { isOpen: boolean; open(): void; close(): void } {
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useAtom(openedOnAtom)
  return {
    isOpen: openedOn === pathname,
    open: () => setOpenedOn(pathname),
    close: () => setOpenedOn(null),
  }
}
