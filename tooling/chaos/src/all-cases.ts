import { killedPlatform } from './cases/killed-platform.js'
import { lastPieces } from './cases/last-pieces.js'
import { mailAway } from './cases/mail-away.js'
import { orderWalk } from './cases/order-walk.js'
import { sameOrder } from './cases/same-order.js'
import { tamperedBaskets } from './cases/tampered-baskets.js'
import { webhooks } from './cases/webhooks.js'
import type { ChaosCase } from './chaos-case.js'

/** Every proof, in the order in which they are run. */
export const allCases: readonly ChaosCase[] = [
  lastPieces,
  sameOrder,
  tamperedBaskets,
  webhooks,
  orderWalk,
  mailAway,
  killedPlatform,
]
