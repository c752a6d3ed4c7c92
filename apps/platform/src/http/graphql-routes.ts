import { platformPaths } from '@floga/platform-contract'
import type { Database } from '../foundation/database/database.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import { basePaths } from './base-paths.js'
import { type PlatformApp, parseJson, type PlatformCall, readBody } from './platform-app.js'
import { readRequestScope } from './request-scope.js'
import type { RequestScope } from './request-scope.js'
import { RestError } from './rest-error.js'

/** A GraphQL request over HTTP, its body parsed. */
export interface GraphqlCall {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body?: object
}

export interface GraphqlRoutesOptions {
  /** The GraphQL endpoint, such as GraphQL Yoga's. */
  graphql: {
    handleNodeRequest(
      call: GraphqlCall,
      context: RequestScope & { database: Database },
    ): Promise<Response> | Response
  }
  database: Database
  tenants: TenantRegistry
}

/** Serves GraphQL below each of the three base paths. */
export function addGraphqlRoutes(app: PlatformApp, options: GraphqlRoutesOptions): void {
  const { graphql, database, tenants } = options
  for (const base of Object.values(basePaths)) {
    app.on(['GET', 'POST'], `${base}${platformPaths.graphql}`, async (c) => {
      const scope = await readRequestScope(c, tenants)
      const response = await graphql.handleNodeRequest(await toGraphqlCall(c), {
        ...scope,
        database,
      })
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      for (const [name, value] of isStream ? streamHeaders : response.headers) c.header(name, value)
      const body = isStream && response.body ? toNativeStream(response.body) : await response.text()
      return new Response(body, { status: response.status, headers: c.res.headers })
    })
  }
}

/**
 * No intermediary may cache, buffer or compress the stream; a stopped server closes the connection
 * too.
 */
const streamHeaders = [
  ['content-type', 'text/event-stream'],
  ['cache-control', 'no-cache, no-transform'],
  ['x-accel-buffering', 'no'],
  ['connection', 'close'],
] as const

/**
 * The endpoint's streams are not Node's own: made into a response as they are, Node closes them
 * once more after a caller has hung up, and the process ends.
 */
function toNativeStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const parts: Uint8Array[] = []
      // A message arrives in chunks, each of which would be sent separately.
      while (!endsMessage(parts.at(-1))) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        parts.push(value)
      }
      controller.enqueue(parts.length === 1 ? parts[0]! : Buffer.concat(parts))
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

const lineEnd = 10

/** A message of server-sent events ends with an empty line. */
function endsMessage(part: Uint8Array | undefined): boolean {
  return part?.at(-1) === lineEnd && part.at(-2) === lineEnd
}

/**
 * A body that is already parsed saves the endpoint a stream, which costs more than many responses.
 */
async function toGraphqlCall(c: PlatformCall): Promise<GraphqlCall> {
  const { method, path, url } = c.req
  const query = url.indexOf('?')
  const call = {
    method,
    url: query < 0 ? path : path + url.slice(query),
    headers: c.req.header(),
  }
  if (method !== 'POST') {
    // Errors in values that the endpoint parses itself must be caught here.
    for (const name of ['variables', 'extensions']) {
      const text = c.req.query(name)
      if (text !== undefined && !isObject(parseJson(text))) throw noGraphqlRequest()
    }
    return call
  }
  const body = await readBody(c)
  if (!isObject(body) || Object.keys(body).length === 0) throw noGraphqlRequest()
  return { ...call, body }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function noGraphqlRequest(): RestError {
  return new RestError(400, 'bad-request', 'This is not a GraphQL request.')
}
