import { cleanTyped } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'
import {
  changeStock,
  maxStock,
  readStockOf,
  readStockPage,
} from '../../../domains/catalogue/prices/change-stock.js'
import type { StockChange } from '../../../domains/catalogue/prices/change-stock.js'
import { invalidFields, notFound } from '../staff-error.js'
import type { FieldError } from '../staff-error.js'
import { readRoute, writeRoute } from '../staff-route.js'
import type { StaffRoute } from '../staff-route.js'
import { cursor, pageLimit, pageOf } from './answer-schemas.js'

/** The stock of a variant as programs read it. */
export const stockAnswer = v.object({
  sku: v.string(),
  stock: v.pipe(v.number(), v.description('Pieces that can be sold.')),
  isBackorderable: v.pipe(v.boolean(), v.description('It can be ordered without stock.')),
  isActive: v.pipe(v.boolean(), v.description('False for what is no longer sold.')),
})

const whole = (from: number) =>
  v.pipe(
    v.number(),
    v.integer('has to be a whole number'),
    v.minValue(from, `has to be at least ${from}`),
    v.maxValue(maxStock, `has to be at most ${maxStock}`),
  )

const stockChange = v.pipe(
  v.strictObject({
    sku: v.pipe(v.string(), v.transform(cleanTyped), v.minLength(1, 'is empty')),
    pieces: v.pipe(v.optional(whole(0)), v.description('The stock from now on.')),
    difference: v.pipe(
      v.optional(whole(-maxStock)),
      v.description('So many more, or with a minus fewer.'),
    ),
  }),
  v.check(
    ({ pieces, difference }) => (pieces === undefined) !== (difference === undefined),
    'has to have either pieces or difference',
  ),
)

/** Changes of one call. */
const maxChanges = 500

/** Routes of stock. */
export const stockRoutes: readonly StaffRoute[] = [
  readRoute({
    name: 'listStock',
    path: '/stock',
    scope: 'stock:read',
    summary: 'Stock of every variant, by SKU.',
    query: v.strictObject({ after: cursor, limit: pageLimit }),
    answer: pageOf(stockAnswer),
    async read(sql, { query: { after = '', limit } }) {
      const rows = await readStockPage(sql, { after, limit: limit + 1 })
      const items = rows.slice(0, limit)
      const hasMore = rows.length > limit
      return { items, next: hasMore ? items.at(-1)!.sku : null, hasMore }
    },
  }),
  readRoute({
    name: 'readStock',
    path: '/stock/{sku}',
    scope: 'stock:read',
    summary: 'Stock of one variant.',
    answer: stockAnswer,
    async read(sql, { params }) {
      const [found] = await readStockOf(sql, [cleanTyped(params['sku']!)])
      if (!found) throw notFound('No variant has this SKU.')
      return found
    },
  }),
  writeRoute({
    name: 'changeStock',
    path: '/stock',
    scope: 'stock:write',
    summary: 'Changes the stock of variants, by a difference or to a number: all or none.',
    notes: `At most ${maxChanges} changes. Customers who wait for a variant get a mail.`,
    body: v.strictObject({
      changes: v.pipe(
        v.array(stockChange),
        v.minLength(1, 'is empty'),
        v.maxLength(maxChanges, `has to have at most ${maxChanges} entries`),
        v.check(
          (changes) => new Set(changes.map(({ sku }) => sku)).size === changes.length,
          'names a SKU twice',
        ),
      ),
    }),
    answer: v.object({ items: v.array(stockAnswer) }),
    needsIdempotencyKey: true,
    async write(sql, { body: { changes } }) {
      const problems: FieldError[] = []
      // In one order for all callers, who would otherwise wait for each other.
      const ordered = [...changes.entries()].sort(([, one], [, other]) =>
        one.sku < other.sku ? -1 : 1,
      )
      for (const [index, change] of ordered) {
        const result = await changeStock(sql, toChange(change))
        if (result.status === 'unknown') {
          problems.push({ field: `changes.${index}.sku`, message: 'is the SKU of no variant' })
        } else if (result.status === 'out-of-range') {
          const message = `does not fit a stock of ${result.before}`
          problems.push({ field: `changes.${index}.difference`, message })
        }
      }
      if (problems.length > 0) throw invalidFields(problems)
      return {
        items: await readStockOf(
          sql,
          ordered.map(([, { sku }]) => sku),
        ),
      }
    },
  }),
]

function toChange({ sku, pieces, difference }: v.InferOutput<typeof stockChange>): StockChange {
  return pieces === undefined ? { sku, difference: difference ?? 0 } : { sku, pieces }
}
