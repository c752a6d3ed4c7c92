import { cleanTyped } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'
import {
  changeVariant,
  readVariantFigures,
} from '../../../domains/catalogue/prices/change-variant.js'
import { invalidFields, notFound } from '../staff-error.js'
import type { FieldError } from '../staff-error.js'
import { readRoute, writeRoute } from '../staff-route.js'
import type { StaffRoute } from '../staff-route.js'
import { minor } from './answer-schemas.js'

/** Prices of a variant as programs read them. */
export const priceAnswer = v.object({
  sku: v.string(),
  priceMinor: v.pipe(minor, v.description('With VAT, before a sale.')),
  salePriceMinor: v.pipe(v.nullable(minor), v.description('With VAT; null without a sale.')),
})

const amount = v.pipe(
  v.number(),
  v.integer('has to be a whole number of minor units'),
  v.minValue(1, 'has to be at least 1'),
  v.maxValue(100_000_000, 'has to be at most 100000000'),
)

/** Changes of one call. */
const maxChanges = 500

/** Routes of prices. */
export const priceRoutes: readonly StaffRoute[] = [
  readRoute({
    name: 'readPrice',
    path: '/prices/{sku}',
    scope: 'catalogue:read',
    summary: 'Prices of one variant.',
    answer: priceAnswer,
    async read(sql, { params }) {
      const [found] = await readVariantFigures(sql, [cleanTyped(params['sku']!)])
      if (!found) throw notFound('No variant that is sold has this SKU.')
      return toPrice(found)
    },
  }),
  writeRoute({
    name: 'changePrices',
    path: '/prices',
    scope: 'prices:write',
    summary: 'Changes prices of variants: all or none.',
    notes: `At most ${maxChanges} changes. The history of prices, from which the lowest one of 30 days comes, is kept.`,
    body: v.strictObject({
      changes: v.pipe(
        v.array(
          v.strictObject({
            sku: v.pipe(v.string(), v.transform(cleanTyped), v.minLength(1, 'is empty')),
            priceMinor: v.pipe(v.optional(amount), v.description('Omitted: it stays.')),
            salePriceMinor: v.pipe(
              v.optional(v.nullable(amount)),
              v.description('Null ends the sale. Omitted: it stays.'),
            ),
          }),
        ),
        v.minLength(1, 'is empty'),
        v.maxLength(maxChanges, `has to have at most ${maxChanges} entries`),
        v.check(
          (changes) => new Set(changes.map(({ sku }) => sku)).size === changes.length,
          'names a SKU twice',
        ),
      ),
    }),
    answer: v.object({ items: v.array(priceAnswer) }),
    async write(sql, { body: { changes } }) {
      const problems: FieldError[] = []
      const ordered = [...changes.entries()].sort(([, one], [, other]) =>
        one.sku < other.sku ? -1 : 1,
      )
      for (const [index, change] of ordered) {
        const result = await changeVariant(sql, change)
        if (result.status === 'unknown') {
          const message = 'is the SKU of no variant that is sold'
          problems.push({ field: `changes.${index}.sku`, message })
        } else if (result.status === 'sale-not-lower') {
          const message = `has to be below the price of ${result.after.priceMinor}`
          problems.push({ field: `changes.${index}.salePriceMinor`, message })
        }
      }
      if (problems.length > 0) throw invalidFields(problems)
      const skus = ordered.map(([, { sku }]) => sku)
      return { items: (await readVariantFigures(sql, skus)).map(toPrice) }
    },
  }),
]

function toPrice({ sku, priceMinor, salePriceMinor }: v.InferOutput<typeof priceAnswer>) {
  return { sku, priceMinor, salePriceMinor }
}
