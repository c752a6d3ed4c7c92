import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { buildServiceWorker } from '../vite/build-service-worker.js'
import type { WorkerMessage, WorkerSettings } from '../worker-settings.js'
import { createMemoryCaches, type MemoryCaches } from './memory-caches.js'

const origin = 'https://shop.example'

/** A worker as it is built for a site, before it runs anywhere. */
export interface BuiltWorker {
  code: string
  settings: WorkerSettings
}

/** Builds the worker of a small site whose build has these files. */
export async function buildTestWorker(files: readonly string[]): Promise<BuiltWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'test-worker-'))
  try {
    const assets = join(folder, 'client', 'assets')
    await mkdir(assets, { recursive: true })
    await Promise.all(files.map((name) => writeFile(join(assets, name), '')))
    const settings = await buildServiceWorker({
      clientFolder: join(folder, 'client'),
      outFolder: join(folder, 'worker'),
      settings: {
        prefix: 'shop',
        imageFolders: ['/assets/shop/'],
        images: [],
        offlinePages: [
          { below: '/', path: '/offline' },
          { below: '/en', path: '/en/offline' },
        ],
        personalPaths: ['/account', '/auth'],
        sessionEnds: ['/auth/logout', '/session/end'],
        limits: { pages: { entries: 4, bytes: 10_000 }, images: { entries: 2, bytes: 10_000 } },
        documentTimeoutMs: 5,
      },
    })
    return { code: await readFile(join(folder, 'worker', 'on', 'sw.js'), 'utf8'), settings }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The origin server in front of which a worker runs: it responds, is unreachable, or hangs. */
export interface TestSite {
  state: 'answers' | 'is-lost' | 'is-silent'
  answer: (path: string) => Response | Promise<Response>
  /** Requests in order. */
  asked: { path: string; credentials: string }[]
}

/** A public page with a heading. */
export function pageOf(title: string, headers: Record<string, string> = {}): Response {
  return new Response(`<!doctype html><html lang="en"><h1>${title}</h1></html>`, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0', ...headers },
  })
}

/** Creates a site that shows each path as a page of that name. */
export function createTestSite(): TestSite {
  return { state: 'answers', answer: (path) => pageOf(path), asked: [] }
}

export interface StartTestWorkerOptions {
  site: TestSite
  /** Those of another worker, to come after it. @default empty ones */
  caches?: MemoryCaches
  /** Whether the browser saves data. @default false */
  savesData?: boolean
}

/**
 * A running worker with the events that a browser sends. Each call resolves when the worker has
 * finished.
 */
export interface TestWorker {
  caches: MemoryCaches
  hasSkippedWaiting(): boolean
  install(): Promise<void>
  activate(): Promise<void>
  /** Opens a page; undefined where the worker leaves it to the browser. */
  open(path: string): Promise<Response | undefined>
  /** A page loads a script, a style or an image. */
  load(path: string, destination?: RequestDestination): Promise<Response | undefined>
  post(path: string): Promise<void>
  send(message: WorkerMessage): Promise<void>
  /** Cached paths by kind of cache: `pages`, `images`, `assets`, `offline`. */
  kept(kind: string): Promise<string[]>
}

class TestEvent extends Event {
  readonly #work: Promise<unknown>[] = []

  waitUntil(work: Promise<unknown>): void {
    this.#work.push(Promise.resolve(work))
  }

  /** Ends when nothing is left that was waited for; a failure of it is one of the event. */
  async end(): Promise<void> {
    for (let count = 0; count < this.#work.length;) {
      count = this.#work.length
      // The list grows meanwhile.
      await Promise.allSettled(this.#work)
    }
    await Promise.all(this.#work)
  }
}

class TestFetchEvent extends TestEvent {
  answer: Promise<Response> | undefined

  constructor(readonly request: Request) {
    super('fetch')
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = Promise.resolve(answer)
  }
}

/** Runs a worker as a browser would, without one. */
export async function startTestWorker(
  { code }: BuiltWorker,
  { site, caches = createMemoryCaches(), savesData = false }: StartTestWorkerOptions,
): Promise<TestWorker> {
  const serviceWorker = { state: 'installed' }
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { url, credentials } = new Request(
      input instanceof Request ? input : new URL(String(input), origin),
      init,
    )
    const path = new URL(url).pathname
    site.asked.push({ path, credentials })
    if (site.state === 'is-silent') return new Promise(() => undefined)
    if (site.state === 'is-lost') throw new TypeError('Failed to fetch')
    return site.answer(path)
  }
  const scope = Object.assign(new EventTarget(), {
    caches,
    fetch,
    location: new URL('/sw.js', origin),
    navigator: { connection: { saveData: savesData } },
    clients: { claim: async () => undefined },
    registration: { scope: `${origin}/` },
    serviceWorker,
    skipWaiting: async () => {
      serviceWorker.state = 'activating'
    },
  })
  const globals = {
    self: scope,
    caches,
    fetch,
    location: scope.location,
    registration: scope.registration,
    FetchEvent: TestFetchEvent,
    ExtendableEvent: TestEvent,
  }
  compileFunction(code, Object.keys(globals)).apply(scope, Object.values(globals))

  const dispatch = async (event: TestEvent): Promise<void> => {
    scope.dispatchEvent(event)
    await event.end()
  }
  const request = async (
    path: string,
    said: { mode?: string; destination?: string },
    method = 'GET',
  ): Promise<Response | undefined> => {
    const asked = new Request(new URL(path, origin), { method })
    // A browser alone may make requests of these kinds.
    for (const [name, value] of Object.entries(said)) Object.defineProperty(asked, name, { value })
    const event = new TestFetchEvent(asked)
    scope.dispatchEvent(event)
    const answer = await event.answer
    // A worker that cannot cache its response fails after responding.
    await event.end().catch(() => undefined)
    return answer
  }

  return {
    caches,
    hasSkippedWaiting: () => serviceWorker.state === 'activating',
    install: () => dispatch(new TestEvent('install')),
    activate: () => dispatch(new TestEvent('activate')),
    open: (path) => request(path, { mode: 'navigate', destination: 'document' }),
    load: (path, destination = 'script') => request(path, { destination }),
    async post(path) {
      await request(path, {}, 'POST')
    },
    send: (message) => dispatch(Object.assign(new TestEvent('message'), { data: message })),
    async kept(kind) {
      const names = (await caches.keys()).filter((name) => name.split(':')[1] === kind)
      const lists = names.map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(lists)).flat().map(({ url }) => url.slice(origin.length))
    },
  }
}
