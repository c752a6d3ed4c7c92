'use client'

import { useStore } from 'jotai/react'
import { useEffect, useRef } from 'react'
import type { Metric } from 'web-vitals'

import { useHasPage, useSite } from '../../site/use-site.js'
import { useStorefront } from '../../lib/views/storefront-context.js'
import type { VisitCount } from './visit-count.js'

type Vital = Metric & { name: 'LCP' | 'INP' | 'CLS' }

/**
 * Reports Web Vitals to the shop and to the providers that the visitor has consented to. The
 * browser has buffered the entries of the time before.
 *
 * @param route Name of the route of the document load: until the next one, all metrics belong to
 * that page.
 */
export function useWebVitals(route: string): void {
  const store = useStore()
  const providers = useSite().settings?.analytics
  const shop = useStorefront()
  const isCounted = useHasPage()('/visit-counts')
  const begun = useRef({ route, store, shop, providers, isCounted })

  useEffect(() => {
    // Without the library pages are counted all the same.
    measure(begun.current).catch(() => undefined)
  }, [])
}

interface BegunVisit {
  route: string
  store: ReturnType<typeof useStore>
  shop: ReturnType<typeof useStorefront>
  /** Whether the shop counts visits. */
  isCounted: boolean
  providers: NonNullable<ReturnType<typeof useSite>['settings']>['analytics'] | undefined
}

async function measure({ route, store, shop, providers, isCounted }: BegunVisit): Promise<void> {
  const reported = new Set<string>()
  let waiting: Vital[] = []
  /** Together, once the page is left or hidden. */
  const flush = (): void => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return
    const vitals = waiting.map(({ name, rating }) => ({ name, rating }))
    waiting = []
    if (!isCounted || !navigator.onLine) return
    const count: VisitCount = { route, vitals }
    navigator.sendBeacon('/visit-counts', JSON.stringify(count))
  }
  const report = async (metric: Vital): Promise<void> => {
    // Metrics that grow after the page was hidden are reported again.
    if (reported.has(metric.id)) return
    reported.add(metric.id)
    waiting.push(metric)
    flush()
    if (!providers || providers.length === 0) return
    const { openVisit } = await import('../consent/open-visit.js')
    openVisit(store, shop, providers).send({
      name: 'web_vital',
      data: {
        metric_name: metric.name,
        metric_value: metric.value,
        metric_rating: metric.rating,
        route,
      },
    })
  }
  const onMetric = (metric: Vital): void => void report(metric).catch(() => undefined)
  const { onCLS, onINP, onLCP } = await import('web-vitals')
  onLCP(onMetric)
  onINP(onMetric)
  onCLS(onMetric)
  document.addEventListener('visibilitychange', flush)
}
