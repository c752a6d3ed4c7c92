import { createEventBus, createGtag, createPixel } from '@floga/analytics'
import type { AnalyticsEvent, MeasuredPage, ProviderSettings } from '@floga/analytics'
import { createLocalStorage } from '@floga/browser-storage'

import { perStore } from '../../lib/browser/per-store.js'
import type { Storefront } from '../../lib/create-storefront.js'
import { storedKeysOf } from '../../request/browser/stored-keys.js'
import { openConsent } from './open-consent.js'

/** A visit, as far as the visitor lets it be measured. */
export interface Visit {
  /** Sets the current page, and records it where allowed. */
  openPage(page: MeasuredPage): void
  send(event: AnalyticsEvent): void
}

/**
 * Opens the measuring of a visit with the tenant's providers: the first page enables those that the
 * visitor allows.
 */
export const openVisit = perStore(createVisit)

function createVisit(
  store: Parameters<typeof openConsent>[0],
  shop: Pick<Storefront, 'id' | 'name' | 'cookies'>,
  providers: readonly ProviderSettings[],
): Visit {
  const consent = openConsent(store, shop)
  let page: MeasuredPage | null = null
  const bus = createEventBus({
    page: () => page ?? { location: window.location.origin, title: shop.name },
    purchases: createLocalStorage(window, storedKeysOf(shop).purchases),
  })
  const adapters = providers.map(({ kind, id, origin }) =>
    kind === 'GTAG' ? createGtag({ window, id, origin }) : createPixel({ id, origin }),
  )
  const follow = (): void => {
    const { cookieConsent, marketingCookies, active } = store.get(consent.stateAtom)
    const before = shop.cookies.beforeChoice === 'enabled' ? true : null
    const enabled = adapters.filter(({ name }) => active.includes(name))
    bus.follow(cookieConsent ? marketingCookies : before, enabled)
  }
  const register = (): void => {
    store.sub(consent.stateAtom, follow)
    for (const adapter of adapters) {
      const { name, enable, disable } = adapter
      consent.register({ name, enable, disable, recordPage: () => bus.recordPage(adapter) })
    }
    follow()
    document.addEventListener('visibilitychange', () => {
      // Another tab may have chosen.
      if (document.visibilityState === 'visible') consent.sync()
    })
  }
  return {
    openPage(next) {
      const isFirst = page === null
      page = next
      if (isFirst) register()
      else bus.send({ name: 'page_view', data: {} })
    },
    send: (event) => bus.send(event),
  }
}
