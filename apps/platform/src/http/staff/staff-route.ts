import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Database, Transaction } from '../../foundation/database/database.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'
import {
  beginIdempotentWrite,
  completeIdempotentWrite,
} from '../../domains/staff-keys/idempotent-write.js'
import type { StaffScope } from '../../domains/staff-keys/staff-scopes.js'
import { invalidFields, parseRequest, StaffError } from './staff-error.js'

type Schema = v.GenericSchema

/** A call whose key was checked. */
export interface StaffRequest {
  database: Database
  tenant: string
  settings: TenantSettings
  keyId: string
  /** Name of the key: orders and notes name it as the actor. */
  actor: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** Undefined without one. */
  body: unknown
  ifMatch: string | undefined
  idempotencyKey: string | undefined
  /** Method and path, for the digest of an idempotent write. */
  route: string
  now: Date
}

/** The same with its parts parsed. */
export type StaffCall<Query, Body> = Omit<StaffRequest, 'query' | 'body'> & {
  query: Query
  body: Body
}

/** What documents a route. */
export interface StaffRouteInfo {
  method: 'GET' | 'POST'
  /** Below the base path, with `{names}` of parameters. */
  path: string
  /** Name of the operation, such as `moveOrder`. */
  name: string
  scope: StaffScope
  /** One line. */
  summary: string
  /** Further sentences. */
  notes?: string
  query?: Schema
  body?: Schema
  answer: Schema
  /** A write that must not be repeated by accident. @default false */
  needsIdempotencyKey?: boolean
  /** The write honours If-Match. */
  hasIfMatch: boolean
  /** Longest body. @default 256 kB */
  bodyLimitBytes?: number
}

/** A route of the interface for staff. */
export interface StaffRoute extends StaffRouteInfo {
  /** @returns The JSON of the response. */
  answerCall(call: StaffRequest): Promise<string>
}

type Described<Query extends Schema, Body extends Schema, Answer extends Schema> = Omit<
  StaffRouteInfo,
  'method' | 'hasIfMatch' | 'query' | 'body' | 'answer'
> & { query?: Query; body?: Body; answer: Answer }

type Call<Query extends Schema, Body extends Schema> = StaffCall<
  v.InferOutput<Query>,
  v.InferOutput<Body>
>

/** A route that reads in one transaction. */
export function readRoute<Query extends Schema, Answer extends Schema>({
  read,
  ...info
}: Omit<Described<Query, Schema, Answer>, 'body'> & {
  read(sql: Transaction, call: Call<Query, Schema>): Promise<v.InferInput<Answer>>
}): StaffRoute {
  return {
    ...info,
    method: 'GET',
    hasIfMatch: false,
    async answerCall(request) {
      const call = parseCall(info, request)
      return JSON.stringify(await request.database.read(call.tenant, (sql) => read(sql, call)))
    },
  }
}

/** A route that changes something in one transaction, which an error rolls back. */
export function writeRoute<Query extends Schema, Body extends Schema, Answer extends Schema>({
  current,
  write,
  committed,
  ...info
}: Described<Query, Body, Answer> & {
  /** The object as it is read, locked, for If-Match. */
  current?(sql: Transaction, call: Call<Query, Body>): Promise<v.InferInput<Answer>>
  /** @returns The object as it is read afterwards. */
  write(sql: Transaction, call: Call<Query, Body>): Promise<v.InferInput<Answer>>
  /** What follows from it outside of the transaction; may run again. */
  committed?(call: Call<Query, Body>): Promise<void>
}): StaffRoute {
  return {
    ...info,
    method: 'POST',
    hasIfMatch: current !== undefined,
    async answerCall(request) {
      const call = parseCall(info, request)
      if (current === undefined) refuseIfMatch(request)
      const answer = await request.database.write(request.tenant, async (sql) => {
        const idempotent = toIdempotentWrite(request)
        const begun = idempotent && (await beginIdempotentWrite(sql, idempotent))
        if (begun?.status === 'repeated') return begun.body
        if (begun?.status === 'other-request') {
          throw new StaffError(
            422,
            'key-reused',
            'This Idempotency-Key belongs to another request.',
          )
        }
        if (request.ifMatch !== undefined && current) {
          const before = JSON.stringify(await current(sql, call))
          if (!matches(request.ifMatch, before)) {
            throw new StaffError(412, 'changed', 'It was changed since it was read: read it again.')
          }
        }
        const body = JSON.stringify(await write(sql, call))
        if (idempotent) await completeIdempotentWrite(sql, idempotent, body)
        return body
      })
      await committed?.(call)
      return answer
    },
  }
}

/**
 * A route that changes something in transactions of its own: the same request twice must change
 * nothing the second time.
 */
export function runRoute<Body extends Schema, Answer extends Schema>({
  run,
  ...info
}: Described<Schema, Body, Answer> & {
  run(call: Call<Schema, Body>): Promise<v.InferInput<Answer>>
}): StaffRoute {
  return {
    ...info,
    method: 'POST',
    hasIfMatch: false,
    async answerCall(request) {
      refuseIfMatch(request)
      return JSON.stringify(await run(parseCall(info, request)))
    },
  }
}

const noQuery = v.strictObject({})

/** @throws {StaffError} For every wrong part. */
function parseCall<Query extends Schema, Body extends Schema>(
  info: { query?: Query; body?: Body; needsIdempotencyKey?: boolean },
  request: StaffRequest,
): Call<Query, Body> {
  const { idempotencyKey } = request
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{8,200}$/.test(idempotencyKey)) {
    throw invalidFields([
      { field: 'Idempotency-Key', message: 'has to have 8 to 200 letters, digits and signs' },
    ])
  }
  if (info.needsIdempotencyKey && idempotencyKey === undefined) {
    throw invalidFields([
      { field: 'Idempotency-Key', message: 'is missing: without it a repeated call counts twice' },
    ])
  }
  const query: v.InferOutput<Query> = parseRequest(info.query ?? noQuery, request.query)
  const body: v.InferOutput<Body> =
    info.body === undefined ? undefined : parseRequest(info.body, request.body ?? {})
  return { ...request, query, body }
}

/** A caller who sends it relies on it. */
function refuseIfMatch({ ifMatch }: StaffRequest): void {
  if (ifMatch === undefined) return
  throw invalidFields([{ field: 'If-Match', message: 'is not possible with this call' }])
}

function toIdempotentWrite({ idempotencyKey, keyId, route, body, now }: StaffRequest) {
  if (idempotencyKey === undefined) return undefined
  const digest = createHash('sha256')
    .update(`${route} ${JSON.stringify(body)}`)
    .digest('base64url')
  return { keyId, idempotencyKey, digest, now }
}

/** Version of an object: a hash of its JSON. */
export function toETag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether a header such as If-Match names the version of an object. */
export function matches(header: string, body: string): boolean {
  if (header.trim() === '*') return true
  const tag = toETag(body)
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
