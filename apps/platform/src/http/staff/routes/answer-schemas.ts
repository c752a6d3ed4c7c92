import * as v from 'valibot'

/** Amounts in minor units, VAT included unless a field says otherwise. */
export const minor = v.pipe(v.number(), v.integer())

/** A time as ISO 8601. */
export const time = v.pipe(v.string(), v.isoTimestamp())

export const texts = v.record(v.string(), v.string())

/** Where a page begins, as the former one returned it. */
export const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)))

/** Objects of a page. */
export const pageLimit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, 'has to be a whole number from 1 to 200'),
    v.transform(Number),
    v.minValue(1, 'has to be a whole number from 1 to 200'),
    v.maxValue(200, 'has to be a whole number from 1 to 200'),
  ),
  '50',
)

/** A page of a list, and where the next one begins. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    /** Send it as `after` for what follows, at once or later. */
    next: v.nullable(v.string()),
    hasMore: v.boolean(),
  })

/** A text that people wrote. */
export const typedText = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'is empty'),
    v.maxLength(longest, `has to have at most ${longest} characters`),
  )
