import { createHmac, randomBytes } from 'node:crypto'

import { createPlatformClient } from '@floga/api-client'
import { VisitCountsAddDocument } from '@floga/api-client/operations'
import type { VisitCountsInput } from '@floga/api-client/operations'
import { toNetwork } from '@floga/platform-contract'
import { LRUCache } from 'lru-cache'

import { logFailure } from '../../request/api/log-failure.server.js'
import type { ShopLoadContext, ShopSettings } from '../../request/shop-load-context.js'
import { toPageKind } from './to-page-kind.js'
import type { VisitCount } from './visit-count.js'
import type { Storefront } from '../../lib/create-storefront.js'

/** Between two calls of the platform. */
const pauseMs = 10_000
/** Delay before the first call, to batch counts. */
const gatherMs = 1_000
/** Maximum per kind in one call; more are not counted. */
const maxCount = 10_000
/** Per network and minute: more than a person opens pages. */
const perMinute = 120
const maxNetworks = 10_000

const ratings = {
  good: 'GOOD',
  'needs-improvement': 'NEEDS_IMPROVEMENT',
  poor: 'POOR',
} as const

type View = VisitCountsInput['views'][number]
type Vital = VisitCountsInput['vitals'][number]

/** Counts that a running shop has not yet sent to the platform. */
interface VisitCounter {
  /**
   * Whether an address's network may still send in this minute. It is known as a hash that means
   * nothing outside this process.
   */
  consume(address: string): boolean
  add(count: VisitCount): void
}

const made = new WeakMap<ShopSettings, VisitCounter>()

/** The counter of a running shop. */
export function visitCounter({
  shop,
  settings,
}: Pick<ShopLoadContext, 'shop' | 'settings'>): VisitCounter {
  const known = made.get(settings)
  if (known) return known
  const counter = createVisitCounter(shop, settings)
  made.set(settings, counter)
  return counter
}

function createVisitCounter(
  { id, locales, timeZone }: Storefront,
  { endpoints, platformDeadlineMs }: ShopSettings,
): VisitCounter {
  const platform = createPlatformClient({
    endpoints,
    tenant: id,
    locale: locales.defaultLocale.code,
    timezone: timeZone,
    deadlineMs: platformDeadlineMs,
  })
  const key = randomBytes(32)
  const tries = new LRUCache<string, number>({
    max: maxNetworks,
    ttl: 60_000,
    noUpdateTTL: true,
  })
  let views = new Map<string, View>()
  let vitals = new Map<string, Vital>()
  let timer: NodeJS.Timeout | undefined
  let nextAt = 0

  const schedule = (): void => {
    timer ??= setTimeout(() => void flush(), Math.max(gatherMs, nextAt - Date.now()))
    // A server that stops does not wait for it.
    timer.unref()
  }
  const flush = async (): Promise<void> => {
    timer = undefined
    nextAt = Date.now() + pauseMs
    const input = { views: [...views.values()], vitals: [...vitals.values()] }
    views = new Map()
    vitals = new Map()
    try {
      const { visitCountsAdd } = await platform.eshop.mutate(VisitCountsAddDocument, { input })
      const codes = visitCountsAdd.errors.map(({ code }) => code)
      if (codes.length > 0) logFailure('visits were not counted', new Error(codes.join()))
    } catch (error) {
      // Counting twice, if only the response was lost, is better than not at all.
      logFailure('visits were not counted yet', error)
      for (const view of input.views) addView(view)
      for (const vital of input.vitals) addVital(vital)
      schedule()
    }
  }
  const addView = ({ page, count }: View): void => {
    const known = views.get(page)?.count ?? 0
    views.set(page, { page, count: Math.min(maxCount, known + count) })
  }
  const addVital = ({ count, ...what }: Vital): void => {
    const name = `${what.page} ${what.vital} ${what.rating}`
    const known = vitals.get(name)?.count ?? 0
    vitals.set(name, { ...what, count: Math.min(maxCount, known + count) })
  }

  return {
    consume(address) {
      const name = createHmac('sha256', key).update(toNetwork(address)).digest('base64')
      const count = (tries.get(name) ?? 0) + 1
      tries.set(name, count)
      return count <= perMinute
    },
    add({ route, vitals: felt }) {
      const page = toPageKind(route)
      if (!felt) addView({ page, count: 1 })
      for (const { name, rating } of felt ?? []) {
        addVital({ page, vital: name, rating: ratings[rating], count: 1 })
      }
      schedule()
    },
  }
}
