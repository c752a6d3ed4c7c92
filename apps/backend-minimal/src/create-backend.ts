import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { platformHeaders, platformPaths } from '@floga/platform-contract'
import { buildSchema, execute, parse } from 'graphql'
import type { DocumentNode } from 'graphql'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cartOperations } from './carts.js'
import { catalogue } from './catalogue.js'
import { shop } from './goods.js'
import { orderOperations } from './orders.js'

const { resolve } = createRequire(import.meta.url)
const schemaFolder = join(dirname(resolve('@floga/platform-contract/package.json')), 'schema')
const schemaText = readdirSync(schemaFolder).map((file) =>
  readFileSync(join(schemaFolder, file), 'utf8'),
)
const schema = buildSchema(schemaText.join('\n'))

/** Persisted documents by hash, each parsed once. */
const documents = new Map<string, DocumentNode>()
const texts = JSON.parse(
  readFileSync(resolve('@floga/api-client/persisted-documents.json'), 'utf8'),
) as Record<string, string>
for (const [hash, text] of Object.entries(texts)) {
  documents.set(hash.replace('sha256:', ''), parse(text))
}

const operations = { ...catalogue, ...cartOperations, ...orderOperations }
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#587b3f"/></svg>'

interface Question {
  query?: string
  variables?: Record<string, unknown>
  extensions?: { persistedQuery?: { sha256Hash?: string } }
}

const refused = (code: string) => ({ errors: [{ message: code, extensions: { code } }] })

/** A backend for guests of one tenant. */
export function createBackend(): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    const id = c.req.header(platformHeaders.requestId)
    if (id !== undefined) c.header(platformHeaders.requestId, id)
  })
  app.get(`/main${platformPaths.assets}/${shop.tenant}/tea.svg`, (c) =>
    c.body(drawing, 200, { 'content-type': 'image/svg+xml' }),
  )
  app.use(async (c, next) => {
    if (c.req.header(platformHeaders.tenant) === shop.tenant) return next()
    return c.json({ code: 'unknown-tenant', message: 'No such tenant.' }, 400)
  })
  app.get(`/main${platformPaths.catalogueVersion}`, (c) =>
    c.json({ version: '1' }, 200, { 'cache-control': 'no-store' }),
  )
  const limit = bodyLimit({
    maxSize: 256 * 1024,
    onError: (c) => c.json({ code: 'too-large', message: 'The body is too large.' }, 413),
  })
  app.post('/:endpoint{main|data|auth}/graphql', limit, async (c) => {
    const question = await c.req.json<Question>().catch(() => undefined)
    if (!question) return c.json({ code: 'bad-request', message: 'This is no JSON.' }, 400)
    const hash = question.extensions?.persistedQuery?.sha256Hash?.replace('sha256:', '')
    if (hash === undefined) return c.json(refused('PERSISTED_QUERY_ONLY'), 400)
    const document = documents.get(hash)
    if (!document) return c.json(refused('PERSISTED_QUERY_NOT_FOUND'), 400)
    const asked = c.req.header(platformHeaders.locale) ?? ''
    const locale = shop.locales.includes(asked) ? asked : shop.locales[0]
    const result = await execute({
      schema,
      document,
      rootValue: operations,
      contextValue: { locale },
      variableValues: question.variables ?? {},
    })
    return c.json(result)
  })
  return app
}
