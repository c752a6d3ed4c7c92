'use client'

import { atom } from 'jotai'
import { useAtomValue } from 'jotai/react'
import { useEffect } from 'react'

import type { ShopSharedCart } from './server/to-shared-cart.js'
import { sharedCartAtom } from './shared-cart-atom.js'

const liveAtom = atom((get) => {
  const opened = get(sharedCartAtom)
  return opened && get(opened.controller.sharedCartAtom).data
})

/** The shared cart as the page was loaded with it, then with the changes of others. */
export function useLiveSharedCart(loaded: ShopSharedCart | null): ShopSharedCart | null {
  const opened = useAtomValue(sharedCartAtom)
  const live = useAtomValue(liveAtom)
  useEffect(() => {
    if (loaded) opened?.controller.update(loaded)
  }, [opened, loaded])
  return loaded && live && live.id === loaded.id && live.revision >= loaded.revision ? live : loaded
}
