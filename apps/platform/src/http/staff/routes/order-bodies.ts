import * as v from 'valibot'
import { staffStates } from '../../../domains/orders/staff/move-by-staff.js'
import { typedText as text } from './answer-schemas.js'

const cause = v.pipe(
  v.optional(text(200)),
  v.description('Note of the change. Omitted: the name of the key.'),
)
const tracking = v.optional(v.nullable(text(100)), null)
const trackingUrl = v.optional(
  v.nullable(
    v.pipe(
      text(500),
      v.check(
        (url) => url.startsWith('https://') && URL.canParse(url),
        'has to be an address that begins with https://',
      ),
    ),
  ),
  null,
)
const pieces = v.pipe(
  v.number(),
  v.integer('has to be a whole number'),
  v.minValue(1, 'has to be at least 1'),
)

/** A move to another state. */
export const moveBody = v.pipe(
  v.strictObject({
    state: v.picklist(staffStates, `has to be one of ${staffStates.join(', ')}`),
    tracking,
    trackingUrl,
    cause,
    despiteWithdrawal: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Although its customer has withdrawn from it, or from a part.'),
    ),
  }),
  v.forward(
    v.check(
      (move) => move.state === 'SHIPPED' || (move.tracking ?? move.trackingUrl) === null,
      'is possible with the state SHIPPED alone',
    ),
    ['tracking'],
  ),
)

/** Goods that came back, or are taken out. */
export const returnBody = v.strictObject({
  items: v.pipe(
    v.optional(
      v.array(
        v.strictObject({
          sku: text(200),
          quantity: pieces,
          unsellable: v.optional(
            v.pipe(v.number(), v.integer('has to be a whole number'), v.minValue(0)),
            0,
          ),
        }),
      ),
    ),
    v.description('Omitted: the items of the withdrawal, or all that are left.'),
  ),
  request: v.pipe(
    v.optional(v.nullable(text(40)), null),
    v.description('Reference of the withdrawal that it fulfils.'),
  ),
  cause,
})

/** Money without goods. */
export const refundBody = v.pipe(
  v.strictObject({
    action: v.pipe(
      v.optional(v.picklist(['REFUND', 'PAID_OUT', 'AGAIN']), 'REFUND'),
      v.description(
        'PAID_OUT: what had to be refunded by hand has been transferred. AGAIN: refunds that the provider rejected are requested again.',
      ),
    ),
    amountMinor: v.pipe(
      v.optional(v.nullable(pieces), null),
      v.description('Omitted: all that was paid and not refunded yet.'),
    ),
    cause,
  }),
  v.forward(
    v.check(
      ({ action, amountMinor }) => action === 'REFUND' || amountMinor === null,
      'is possible with the action REFUND alone',
    ),
    ['amountMinor'],
  ),
)

/** A further parcel. */
export const parcelBody = v.pipe(
  v.strictObject({ tracking, trackingUrl }),
  v.check((parcel) => (parcel.tracking ?? parcel.trackingUrl) !== null, 'names no parcel'),
)

/** A note for staff. */
export const noteBody = v.strictObject({ text: text(2_000) })
