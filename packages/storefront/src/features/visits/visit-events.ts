'use client'

import { publicLocation } from '@floga/analytics'
import type { AnalyticsEvent } from '@floga/analytics'
import { isPublic } from '@floga/remix-server/browser'
import { useLocation, useMatches, useNavigation } from '@remix-run/react'
import { useStore } from 'jotai/react'
import { useEffect, useRef } from 'react'

import { useCart } from '../cart/cart-provider.js'
import type { Visit } from '../consent/open-visit.js'
import { useSite } from '../../site/use-site.js'
import { useStorefront } from '../../lib/views/storefront-context.js'
import { toCartEvents, toFirstCartEvents } from './to-cart-events.js'
import { cartValue, skuInList, toPageEvents } from './to-page-events.js'
import type { MeasuredCart } from './to-page-events.js'

/**
 * Reports pages, products, carts and orders to the providers that the visitor has consented to.
 * Renders nothing. Loaded by the consent prompt, so shops without a provider do not load it.
 */
export function VisitEvents(): null {
  const store = useStore()
  const cart = useCart()
  const { settings } = useSite()
  const shop = useStorefront()
  const { pathname, search, key } = useLocation()
  const match = useMatches().at(-1)
  const isIdle = useNavigation().state === 'idle'
  const page = useRef({ pathname, search, match })
  const visit = useRef<Promise<Visit> | null>(null)
  const sent = useRef(new Set<string>())
  const providers = settings?.analytics

  useEffect(() => {
    page.current = { pathname, search, match }
  })

  useEffect(() => {
    if (!isIdle || !providers || key === null) return
    visit.current ??= import('../consent/open-visit.js').then(({ openVisit }) =>
      openVisit(store, shop, providers),
    )
    sent.current.clear()
    const { match: leaf, ...address } = page.current
    const isShown = leaf !== undefined && leaf.data !== undefined && leaf.data !== null
    const path =
      isShown && isPublic([leaf.handle])
        ? address.pathname
        : patternOf(address.pathname, leaf?.params)
    const isOpen = path === address.pathname
    const location = publicLocation({
      origin: window.location.origin,
      path,
      search: address.search,
    })
    // A title may hold the number of an order, or a name.
    const title = isOpen ? document.title : shop.name
    const events = leaf ? toPageEvents(leaf, path) : []
    const send = async (): Promise<void> => {
      const opened = await visit.current
      opened?.openPage({ location, title })
      for (const event of events) opened?.send(event)
    }
    send().catch((error: unknown) => console.warn('the visit is not measured', error))
  }, [store, shop, providers, key, isIdle])

  useEffect(() => {
    const send = (event: AnalyticsEvent): void => {
      void visit.current?.then((opened) => opened.send(event)).catch(() => undefined)
    }
    // Only the server's responses: an optimistic change may still be rejected.
    let known: MeasuredCart | null = store.get(cart.confirmedAtom)
    let counted = store.get(cart.madeAtom)
    const stop = store.sub(cart.confirmedAtom, () => {
      const next = store.get(cart.confirmedAtom)
      const made = store.get(cart.madeAtom)
      // Items merged at login were not just added.
      const isMerged = store.get(cart.mergedAtom).length > 0
      const first = made && made !== counted && next ? toFirstCartEvents(made, next) : []
      const events = known && next && !isMerged ? toCartEvents(known, next) : []
      for (const event of known ? events : first) send(event)
      known = next
      counted = made
    })
    const sendChoice = (field: string): void => {
      const name = choices.get(field)
      if (!name) return
      sent.current.add(field)
      send({ name, data: cartValue(store.get(cart.confirmedAtom) ?? { lines: [] }) })
    }
    const onChange = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement) sendChoice(target.name)
    }
    const onSubmit = ({ target, submitter }: SubmitEvent): void => {
      const isPlaced = submitter?.getAttribute('value') === 'place'
      if (!isPlaced || !(target instanceof HTMLFormElement)) return
      // A preselected option that was not changed counts as selected with the order.
      const data = new FormData(target)
      for (const field of choices.keys()) {
        if (data.get(field) && !sent.current.has(field)) sendChoice(field)
      }
    }
    const onClick = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('main a[href*="/products/"]') : null
      const { match: leaf, pathname: path } = page.current
      const list = leaf && toPageEvents(leaf, path).find(({ name }) => name === 'view_item_list')
      if (!link || !leaf || list?.name !== 'view_item_list') return
      const slug = link.getAttribute('href')?.split(/[?#]/)[0]?.split('/').at(-1)
      const sku = slug && skuInList(leaf, decodeURIComponent(slug))
      const items = list.data.items.filter(({ item_id: id }) => id === sku)
      if (items.length > 0) send({ name: 'select_item', data: { ...list.data, items } })
    }
    document.addEventListener('change', onChange)
    // Before the order is sent.
    document.addEventListener('submit', onSubmit, true)
    // Before the router takes it.
    document.addEventListener('click', onClick, true)
    return () => {
      stop()
      document.removeEventListener('change', onChange)
      document.removeEventListener('submit', onSubmit, true)
      document.removeEventListener('click', onClick, true)
    }
  }, [store, cart])
  return null
}

/** Fields of the checkout, and the event of each. */
const choices = new Map<string, 'add_shipping_info' | 'add_payment_info'>([
  ['shippingMethodId', 'add_shipping_info'],
  ['paymentMethodId', 'add_payment_info'],
])

/** The path with placeholders for ids of orders and carts, keys and typed addresses. */
function patternOf(
  pathname: string,
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  return Object.entries(params).reduce((path, [name, value]) => {
    if (name === 'lang' || !value) return path
    const named = name === '*' ? '/*' : `/:${name}`
    return path
      .replace(`/${encodeURI(value)}`, named)
      .replace(`/${encodeURIComponent(value)}`, named)
  }, pathname)
}
