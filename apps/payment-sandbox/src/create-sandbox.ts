import { join } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createApi } from './api/create-api.js'
import type { Env } from './env.js'
import { createEventSender } from './events/event-sender.js'
import { addAssets } from './pages/add-assets.js'
import { createPages } from './pages/create-pages.js'
import { refreshPayment } from './payments/charge-card.js'
import type { SandboxContext } from './payments/sandbox-context.js'
import { openJournal } from './store/journal.js'
import { createSandboxStore } from './store/sandbox-store.js'
import type { JournalEntry } from './store/sandbox-store.js'

export interface SandboxOptions extends Pick<
  Env,
  'dataDir' | 'publicUrl' | 'shopOrigins' | 'eventsUrl' | 'secret'
> {
  /** @default () => new Date() */
  clock?: () => Date
  /** Sends events. @default fetch */
  send?: typeof fetch
}

/** A sandbox without a port. */
export interface Sandbox {
  fetch(request: Request): Response | Promise<Response>
  /** Runs due work: slow banks respond, pages expire, webhooks are sent. */
  tick(): Promise<void>
  close(): void
}

const bodyLimitBytes = 32 * 1024

/** Opens the journal and serves API and pages over it. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const clock = options.clock ?? (() => new Date())
  const store = createSandboxStore(
    openJournal<JournalEntry>(join(options.dataDir, 'journal.jsonl')),
  )
  const sandbox: SandboxContext = { store, clock }
  const { eventsUrl: url, secret, shopOrigins } = options
  const sender = createEventSender({
    store,
    url,
    secret,
    clock,
    ...(options.send && { send: options.send }),
  })

  const app = new Hono()
  app.use(bodyLimit({ maxSize: bodyLimitBytes }))
  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    // The address of a page is secret; only its origin may be sent elsewhere.
    context.header('Referrer-Policy', 'strict-origin')
    context.header('Content-Security-Policy', policy(shopOrigins))
    if (!context.req.path.startsWith('/assets/')) context.header('Cache-Control', 'no-store')
  })
  app.get('/readyz', (context) => context.text('ready'))
  app.route('/api', createApi({ sandbox, sender, ...options }))
  app.route('/', createPages(sandbox))
  addAssets(app)
  // Without the error itself: it may contain card data.
  app.onError((_error, context) => context.text('System error', 500))

  return {
    fetch: (request) => app.fetch(request),
    async tick() {
      for (const payment of store.payments()) refreshPayment(sandbox, payment)
      await sender.deliver()
    },
    close: () => store.close(),
  }
}

function policy(shopOrigins: readonly string[]): string {
  const shops = shopOrigins.join(' ')
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `form-action 'self' ${shops}`,
    `frame-ancestors ${shops}`,
    "base-uri 'none'",
  ].join('; ')
}
