import * as v from 'valibot'

/** The result of a validation. */
export interface CheckedFeed {
  /** Items or products. */
  count: number
  /** Violations of the specification, with the id of the item. */
  problems: string[]
}

/** An element that occurs exactly once. */
export const once = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.tupleWithRest([schema], v.never())

/** An optional element. */
export const atMostOnce = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(once(schema))

/** A text of limited length, without characters that feeds must not contain. */
export const feedTextSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === text && text !== '', 'is empty or padded'),
    v.check((text) => [...text].length <= maxLength, `is longer than ${maxLength}`),
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    v.regex(/^[^\u0000-\u001f]*$/, 'contains a control character'),
  )

/** A full address in plain ASCII. */
export const addressSchema = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^https?:\/\/[\u0021-\u007e]+$/, 'is no full address'),
  v.url(),
)

/** Problems of a value, each with the path to it. */
export function problemsOf(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value)
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim())
}
