import { readForms } from './read-forms.js'
import type { PageForm } from './read-forms.js'
import type { RequestRecord } from './request-record.js'

export interface Page {
  url: string
  status: number
  html: string
  forms: PageForm[]
  /** Build of the shop that rendered it, for data of a page. */
  build: string | null
}

/**
 * A browser without scripts: cookies, redirects, forms, and a user who retries when a page fails.
 */
export interface PlainBrowser {
  open(address: string): Promise<Page>
  /** Sends a form of a page with some of its fields filled in. */
  send(page: Page, form: PageForm, typed?: Record<string, string>): Promise<Page>
  /** As a `Cookie` header. */
  cookies(): string
}

export interface PlainBrowserOptions {
  /** Where addresses without an origin lead. */
  origin: string
  record: RequestRecord
  /** A visitor's address, as a proxy would forward it. */
  address?: string
}

/** Number of retries, and the delay before each. */
const maxTries = 20
const pauseMs = 500
const maxRedirects = 10

/** Creates {@link PlainBrowser}. */
export function createPlainBrowser({ origin, record, address }: PlainBrowserOptions): PlainBrowser {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function ask(url: string, body: URLSearchParams | undefined): Promise<Page | Response> {
    const sentAtMs = performance.now()
    try {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        ...(body ? { body } : {}),
        redirect: 'manual',
        headers: {
          cookie: cookies(),
          // Headers of a navigation.
          'sec-fetch-mode': 'navigate',
          'sec-fetch-dest': 'document',
          ...(address ? { 'x-forwarded-for': address } : {}),
        },
        signal: AbortSignal.timeout(30_000),
      })
      const html = await response.text()
      if (response.status >= 400) {
        // The shop's responses have an id; the balancer's have none.
        const by = response.headers.has('x-request-id') ? 'a shop' : 'the balancer'
        record.fail(`status ${response.status} of ${by} at ${toPattern(url)}`, sentAtMs)
      } else {
        record.succeed()
      }
      keepCookies(jar, response)
      const location = response.headers.get('location')
      if (location !== null && response.status >= 300 && response.status < 400) return response
      const build = response.headers.get('x-build')
      return { url, status: response.status, html, forms: readForms(html), build }
    } catch (error) {
      record.fail(`no response at ${toPattern(url)}: ${reasonOf(error)}`, sentAtMs)
      return { url, status: 0, html: '', forms: [], build: null }
    }
  }

  async function follow(address_: string, body?: URLSearchParams): Promise<Page> {
    let [url, sent] = [new URL(address_, origin).href, body]
    for (let count = 0; count < maxRedirects; count += 1) {
      const answer = await ask(url, sent)
      if ('forms' in answer) return answer
      url = new URL(answer.headers.get('location') ?? '', url).href
      if (answer.status !== 307 && answer.status !== 308) sent = undefined
    }
    throw new Error(`Too many redirects from ${address_}.`)
  }

  async function insist(address_: string, body?: URLSearchParams): Promise<Page> {
    for (let tried = 1; ; tried += 1) {
      const page = await follow(address_, body)
      if (page.status !== 0 && page.status < 400) return page
      if (tried === maxTries) throw new Error(`No response from ${toPattern(page.url)}.`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      record.replay()
    }
  }

  return {
    open: (address_) => insist(address_),
    send(page, { method, action, fields }, typed = {}) {
      const target = new URL(action === '' ? page.url : action, page.url)
      const body = new URLSearchParams({ ...fields, ...typed })
      if (method.toLowerCase() === 'post') return insist(target.href, body)
      target.search = body.toString()
      return insist(target.href)
    },
    cookies,
  }
}

function keepCookies(jar: Map<string, string>, { headers }: Response): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const isGone = attributes.some((one) => /^\s*max-age=0\s*$/i.test(one))
    if (isGone) jar.delete(name)
    else jar.set(name, pair.slice(at + 1))
  }
}

/** Replaces ids in an address. */
function toPattern(url: string): string {
  return new URL(url).pathname.replace(/\/(receipt|payment|return|pay|join)\/[^/]+/, '/$1/…')
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name
  return String(cause)
}
