import { buy } from './buy.js'
import type { Purchase } from './buy.js'
import { createPlainBrowser } from './plain-browser.js'
import type { RequestRecord } from './request-record.js'

/** Shoppers who arrive in sequence, each of whom buys one thing. */
export interface Shoppers {
  /** Starts no new visit, and waits for running ones. */
  finish(): Promise<{ purchases: Purchase[]; problems: string[] }>
}

export interface ShoppersOptions {
  origin: string
  record: RequestRecord
  /** Slugs of the products they buy, in turn. */
  slugs: readonly string[]
  /** Milliseconds from one to the next, however long they take. */
  everyMs: number
  /**
   * Maximum number of concurrent shoppers: beyond that the machine is too slow for the rate, which
   * says nothing about the cluster. @default 40
   */
  maxInside?: number | undefined
}

/** Starts {@link Shoppers}. */
export function startShoppers(options: ShoppersOptions): Shoppers {
  const { origin, record, slugs, everyMs, maxInside = 40 } = options
  const purchases: Purchase[] = []
  const problems: string[] = []
  const inside = new Set<Promise<void>>()
  let count = 0
  const enter = (): void => {
    if (inside.size >= maxInside) return
    count += 1
    const email = `shopper-${count}@example.com`
    const address = `10.1.${Math.trunc(count / 250)}.${count % 250}`
    const browser = createPlainBrowser({ origin, record, address })
    const visit = buy(browser, { slug: slugs[count % slugs.length]!, email })
      .then(
        (purchase) => void purchases.push(purchase),
        (error: unknown) => void problems.push(`${email}: ${String(error)}`),
      )
      .finally(() => inside.delete(visit))
    inside.add(visit)
  }
  enter()
  const timer = setInterval(enter, everyMs)
  return {
    async finish() {
      clearInterval(timer)
      await Promise.all(inside)
      return { purchases, problems }
    },
  }
}
