import { isAway } from './calls/json-client.js'
import { syncGoods } from './goods/sync-goods.js'
import type { OrderOptions } from './orders/read-draft-context.js'
import { pullOrders, pushOrders, pushWaiting } from './orders/sync-orders.js'
import { syncStock } from './stock/sync-stock.js'
import { readVariantStocks } from './stock/variant-stocks.js'

/** What has changed, as far as an event says. */
export type Change =
  | { kind: 'goods' | 'stock' | 'orders' | 'open-orders' }
  | { kind: 'medusa-order'; id: string }

export interface ConnectorOptions extends OrderOptions {
  log: (level: 'info' | 'warn' | 'error', text: string) => void
  now?: () => Date
}

/** Keeps both sides alike; everything is done one after the other. */
export interface Connector {
  /** Notes a change; it is looked at in the next round. */
  notice(change: Change): void
  /** Reads everything on both sides, and corrects the shop. */
  readAll(): void
  /** Does what was noticed. @returns Whether both sides responded. */
  run(): Promise<boolean>
  /** Whether there is something to do. */
  isIdle(): boolean
}

/** More orders than that are looked at all together. */
const maxIds = 1_000
/** Differences that are named. */
const maxNames = 10
/** Rounds of stock in a shop that sells all the time. */
const maxStockRounds = 5

/** Creates a connector that begins with a reading of everything. */
export function createConnector(options: ConnectorOptions): Connector {
  const { medusa, report, file, log, now = () => new Date() } = options
  let goods = true
  let stock = true
  let orders = true
  let pull: 'none' | 'open' | 'all' = 'all'
  let isFull = true
  let isRunning = false
  const ids = new Set<string>()

  const runOrders = async () => {
    if (orders) {
      orders = false
      try {
        if ((await pushOrders(options)) > 0) stock = true
      } catch (error) {
        orders = true
        throw error
      }
    }
    const wanted = [...ids]
    const which = pull
    if (wanted.length === 0 && which === 'none') return
    try {
      ids.clear()
      pull = 'none'
      if (which !== 'none') await pushWaiting(options)
      await pullOrders(options, which === 'none' ? { ids: wanted } : { all: which === 'all' })
      // What is delivered may be paid by that, which Medusa has to know before it refunds.
      await pushOrders(options)
      stock = true
    } catch (error) {
      for (const id of wanted) ids.add(id)
      if (pull === 'none') pull = which
      throw error
    }
  }

  const runGoods = async () => {
    const startedMs = performance.now()
    const full = isFull
    goods = false
    isFull = false
    try {
      // Of a variant that is new in the shop, it takes Medusa's number.
      const stocks = new Map(
        (await readVariantStocks(medusa)).map((one) => [one.id, one.available]),
      )
      const counts = await syncGoods({
        ...options,
        state: file.state,
        stockOf: (id) => Math.max(0, stocks.get(id) ?? 0),
        now: now(),
      })
      await file.save()
      return { counts, full, startedMs }
    } catch (error) {
      goods = true
      isFull = full
      throw error
    }
  }

  const runStock = async () => {
    for (let round = 0; round < maxStockRounds; round += 1) {
      stock = false
      try {
        const counts = await syncStock(options, () => ids.size > 0 || pull !== 'none')
        if (counts) return counts
      } catch (error) {
        stock = true
        throw error
      }
      orders = true
      await runOrders()
    }
    stock = true
    return undefined
  }

  return {
    notice(change) {
      if (change.kind === 'goods') goods = true
      if (change.kind === 'stock') stock = true
      if (change.kind === 'orders') orders = true
      if (change.kind === 'open-orders' && pull === 'none') pull = 'open'
      if (change.kind !== 'medusa-order') return
      if (ids.size < maxIds) ids.add(change.id)
      else pull = 'all'
    },
    readAll() {
      goods = stock = orders = isFull = true
      pull = 'all'
    },
    isIdle: () => !isRunning && !goods && !stock && !orders && pull === 'none' && ids.size === 0,
    async run() {
      isRunning = true
      try {
        await runOrders()
        const read = goods ? await runGoods() : undefined
        const counted = stock ? await runStock() : undefined
        const stocks = counted?.different ?? []
        const differences = (read?.counts.differences ?? 0) + stocks.length
        const different = [...(read?.counts.different ?? []), ...stocks].slice(0, maxNames)
        const names = different.length === 0 ? '' : ` (${different.join(', ')})`
        if (read) {
          const milliseconds = Math.round(performance.now() - read.startedMs)
          const { products, categories } = read.counts
          const variants = counted?.variants ?? 0
          report.addReading({
            at: now().toISOString(),
            isFull: read.full,
            products,
            categories,
            variants,
            differences,
            different,
            milliseconds,
          })
          log(
            'info',
            `${read.full ? 'Everything' : 'Goods'} read in ${milliseconds} ms: ${products} products, ${categories} categories, ${variants} stocks, ${differences} differences corrected${names}.`,
          )
        } else if (differences > 0) {
          log('info', `${differences} stocks corrected${names}.`)
        }
        report.settle('connection')
        return true
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error)
        if (!isAway(error)) log('error', text)
        report.say('connection', `${text} What was changed waits.`)
        return false
      } finally {
        isRunning = false
      }
    },
  }
}
