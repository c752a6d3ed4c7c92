import * as v from 'valibot'
import { unknownFields } from '../../foundation/files/unknown-fields.js'
import { RestError } from '../rest-error.js'

/** A wrong value in a request: where it is, and what is wrong in plain words. */
export interface FieldError {
  /** Such as `changes.0.sku`; empty for the body itself. */
  field: string
  message: string
}

/** A rejected call of a program. */
export class StaffError extends RestError {
  readonly fields: readonly FieldError[]
  /** Until it is worth trying again. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: StaffErrorCode,
    message: string,
    {
      fields = [],
      retryAfterSeconds,
    }: { fields?: readonly FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(status, code, message)
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Codes of errors that only this interface has, and what they mean. */
const staffErrorCodes = {
  'invalid-key': 'The key is missing, unknown, expired or revoked.',
  'scope-missing': 'The key is not allowed to do this.',
  throttled: 'Too many calls: try again after the seconds of Retry-After.',
  invalid: 'The request has wrong values; errors names each field.',
  'not-found': 'There is no such object.',
  conflict: 'The object is in a state that does not allow this.',
  changed: 'The object was changed since it was read: its ETag is not that of If-Match.',
  'key-reused': 'The Idempotency-Key was used for another request.',
  busy: 'Orders change without a pause: try again after the seconds of Retry-After.',
} as const

export type StaffErrorCode = keyof typeof staffErrorCodes

/** Every code of a response, and what it means: others come before a call is looked at. */
export const answeredErrorCodes: Readonly<Record<string, string>> = {
  ...staffErrorCodes,
  'unknown-tenant': 'The header Tenant is missing, or names no shop.',
  'bad-request': 'The body is no JSON.',
  'unsupported-media-type': 'The Content-Type is not application/json.',
  'too-large': 'The body is too large.',
  failed: 'The platform failed: try again later.',
}

/** A request with wrong values. */
export function invalidFields(fields: readonly FieldError[]): StaffError {
  const [first] = fields
  const where = first === undefined || first.field === '' ? 'The request' : first.field
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : ''
  return new StaffError(400, 'invalid', `${where} ${first?.message ?? 'is wrong'}${more}.`, {
    fields,
  })
}

/** A request for an object that does not exist. */
export function notFound(message: string): StaffError {
  return new StaffError(404, 'not-found', message)
}

/** A change that the state of its object does not allow. */
export function conflict(message: string): StaffError {
  return new StaffError(409, 'conflict', message)
}

/**
 * Parses a part of a request.
 *
 * @throws {StaffError} With every wrong field.
 */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) {
    const stray = unknownFields(value, parsed.output)
    if (stray.length === 0) return parsed.output
    throw invalidFields(stray.map((field) => ({ field, message: noField })))
  }
  throw invalidFields(
    parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: toPlain(issue) })),
  )
}

const noField = 'is no field of this request'

/** Schemas of this interface have messages of their own; those of the library name types. */
function toPlain(issue: v.BaseIssue<unknown>): string {
  const { kind, type, expected, received, message } = issue
  if (expected === 'never') return noField
  if (received === 'undefined') return 'is missing'
  if (!message.startsWith('Invalid ')) return message
  if (kind === 'schema' && plainTypes[type] !== undefined) return `has to be ${plainTypes[type]}`
  if (type === 'picklist' || type === 'literal' || type === 'variant' || type === 'union') {
    return `has to be ${(expected ?? 'another value').replaceAll(/[()]/g, '').replaceAll(' | ', ' or ')}`
  }
  const limit = expected?.replace(/^\D+/, '') ?? ''
  const limits: Record<string, string> = {
    integer: 'has to be a whole number',
    min_value: `has to be at least ${limit}`,
    max_value: `has to be at most ${limit}`,
    min_length: `has to have at least ${limit}`,
    max_length: `has to have at most ${limit}`,
    non_empty: 'is empty',
    iso_timestamp: 'has to be a time such as "2026-11-22T10:00:00Z"',
  }
  return limits[type] ?? 'has a wrong form'
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  strict_object: 'an object',
  record: 'an object',
}
