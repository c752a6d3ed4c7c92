import type { Shop, ShopOptions } from './start-shop.js'
import { startShop } from './start-shop.js'

/** Options of a shop that one test has for itself. */
export type OwnShopOptions = ShopOptions & {
  /** A shop without visits so far. @default false */
  isNew?: boolean
}

/** The shops that the tests of one worker have for themselves, one after the other. */
export interface OwnShops {
  /**
   * Starts a shop, or hands out that of an earlier test which left its catalogue, orders and
   * provider alone: a start takes as long as many a test. `onOutage` is called before each stop of
   * its platform.
   */
  take(options: OwnShopOptions, onOutage: () => void): Promise<Shop>
  stop(): Promise<void>
}

/** Runs one shop at a time. */
export function createOwnShops(): OwnShops {
  let kept: { shop: Shop; options: string } | undefined
  let noteOutage: (() => void) | undefined
  const stop = async (): Promise<void> => {
    const { shop } = kept ?? {}
    kept = undefined
    await shop?.stop()
  }
  return {
    stop,
    async take({ isNew = false, ...shopOptions }, onOutage) {
      noteOutage = onOutage
      const options = JSON.stringify(shopOptions)
      if (isNew || kept?.options !== options || kept.shop.isChanged()) {
        await stop()
        kept = { shop: await startShop(shopOptions, () => noteOutage?.()), options }
      }
      return kept.shop
    },
  }
}
