'use client'

import { createContext, createElement, useContext } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'

/** Places of the pages that an app may fill with a component of its own. */
export type SlotName =
  /** At the end of the header's bar, before the cart. */
  | 'headerEnd'
  /** In place of the footer of pages with a menu. */
  | 'footer'
  /** Below a product's description. */
  | 'productBelow'
  /** Below the summary of the checkout. */
  | 'checkoutAside'

/** The app's components by the name of their slot. */
export type Slots = Readonly<Partial<Record<SlotName, ComponentType>>>

/** Slots of the shop, from `StorefrontLayout`. */
export const SlotsContext = createContext<Slots>({})

/** What the app has put into a slot; else its children, or nothing. */
export function Slot({ name, children }: { name: SlotName; children?: ReactNode }): ReactElement {
  const component = useContext(SlotsContext)[name]
  return <>{component ? createElement(component) : children}</>
}
