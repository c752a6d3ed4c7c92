import { createJsonClient } from './json-client.js'
import type { JsonClient } from './json-client.js'

/** Medusa's Admin API, with a secret key of its own. */
export function createMedusaClient({
  url,
  key,
  fetch,
}: {
  url: string
  key: string
  fetch?: typeof globalThis.fetch
}): JsonClient {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  return createJsonClient({
    name: 'Medusa',
    baseUrl: url,
    headers: { authorization },
    ...(fetch && { fetch }),
  })
}

/** The platform's interface for programs; paths begin below `/staff/v1`. */
export function createPlatformClient({
  url,
  tenant,
  key,
  fetch,
}: {
  url: string
  tenant: string
  key: string
  fetch?: typeof globalThis.fetch
}): JsonClient {
  const client = createJsonClient({
    name: 'The platform',
    baseUrl: url,
    headers: { tenant, authorization: `Bearer ${key}` },
    ...(fetch && { fetch }),
  })
  return {
    get: (path) => client.get(below(path)),
    post: (path, body, idempotencyKey) => client.post(below(path), body, idempotencyKey),
    delete: (path) => client.delete(below(path)),
    bytes: client.bytes,
  }
}

function below(path: string): string {
  return `/staff/v1${path}`
}
