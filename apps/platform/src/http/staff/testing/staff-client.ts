import { createStaffKey } from '../../../domains/staff-keys/staff-key.js'
import type { StaffScope } from '../../../domains/staff-keys/staff-scopes.js'
import type { Database } from '../../../foundation/database/database.js'
import { startTestPlatform } from '../../../testing/start-test-platform.js'
import type { TestPlatform } from '../../../testing/start-test-platform.js'

export interface StaffAnswer {
  status: number
  etag: string
  // Tests narrow the type where they read the body.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

/** A program with a key of the tenant `floga`. */
export interface StaffClient {
  keyId: string
  key: string
  get(path: string, call?: { ifNoneMatch?: string }): Promise<StaffAnswer>
  post(path: string, body: object, call?: { ifMatch?: string; key?: string }): Promise<StaffAnswer>
}

export interface StaffClientOptions {
  /** @default a new one over the database */
  platform?: TestPlatform
  tenant?: string
  /** Of the platform's clock. @default that of the machine */
  now?: Date
}

/** Creates a key and a client that calls the interface for staff with it. */
export async function createStaffClient(
  database: Database,
  scopes: readonly StaffScope[],
  {
    platform = startTestPlatform(database),
    tenant = 'floga',
    now = new Date(),
  }: StaffClientOptions = {},
): Promise<StaffClient> {
  const expiresAt = new Date(now.getTime() + 60 * 60 * 1_000)
  const { id: keyId, key } = await database.write(tenant, (sql) =>
    createStaffKey(sql, { name: 'ERP', scopes, expiresAt, now }),
  )
  const send = async (method: string, path: string, headers: object, payload?: object) => {
    const response = await platform.app.inject({
      method,
      url: `/staff/v1${path}`,
      headers: { tenant, authorization: `Bearer ${key}`, ...headers },
      ...(payload && { payload }),
    })
    const { statusCode: status, body } = response
    const etag = response.headers['etag'] ?? ''
    return { status, etag, body: body === '' ? undefined : (JSON.parse(body) as unknown) }
  }
  return {
    keyId,
    key,
    get: (path, { ifNoneMatch } = {}) =>
      send('GET', path, ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
    post: (path, body, { ifMatch, key: idempotencyKey } = {}) =>
      send(
        'POST',
        path,
        {
          ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body,
      ),
  }
}
