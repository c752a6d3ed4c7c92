import { killedPlatform } from './cases/killed-platform.js'
import { cacheFlood } from './cases/cache-flood.js'
import { malformed } from './cases/malformed.js'
import { inventory } from './cases/inventory.js'
import { overselling } from './cases/overselling.js'
import { mailServerDown } from './cases/mail-server-down.js'
import { randomOrderMoves } from './cases/random-order-moves.js'
import { duplicateOrder } from './cases/duplicate-order.js'
import { sharedCart } from './cases/shared-cart.js'
import { tamperedCarts } from './cases/tampered-carts.js'
import { webhooks } from './cases/webhooks.js'
import type { ChaosCase } from './chaos-case.js'

/** Every case, in the order in which they run. */
export const allCases: readonly ChaosCase[] = [
  overselling,
  inventory,
  duplicateOrder,
  tamperedCarts,
  webhooks,
  randomOrderMoves,
  mailServerDown,
  sharedCart,
  malformed,
  cacheFlood,
  killedPlatform,
]

/** What `npm test` runs of them: orders that are oversold or doubled cost most. */
export const quickCases: readonly ChaosCase[] = [overselling, duplicateOrder]
