import type { BrowserContext, Request } from '@playwright/test'
import { findCardTraces } from './card-search/find-card-traces.js'

/** Hears what goes wrong in a browser without being seen. */
export interface Watch {
  /** Listens to every page of a context. */
  over(context: BrowserContext): Promise<void>
  /** Lets the browser's own note about an answer of this status pass. */
  allowStatus(...statuses: number[]): void
  /** Lets texts pass that a part of the program says of a failure that is meant. */
  allowText(pattern: RegExp): void
  /** What was heard and is not allowed. */
  problems(): string[]
}

/** Begins to collect errors of the console, of scripts, of the content security policy, and cards that go astray. */
export function createWatch(): Watch {
  const heard: string[] = []
  const allowed: RegExp[] = []

  return {
    async over(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`)
      })
      context.on('request', (request) => heard.push(...cardsSentElsewhere(request)))
      context.on('weberror', (error) => heard.push(String(error.error())))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`)
        })
      })
    },
    allowStatus(...statuses) {
      for (const status of statuses) {
        allowed.push(
          new RegExp(`^Failed to load resource: the server responded with a status of ${status} `),
        )
      }
    },
    allowText: (pattern) => void allowed.push(pattern),
    problems: () => heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}

/** A card goes to the payment provider's pages alone. */
function cardsSentElsewhere(request: Request): string[] {
  const { origin, pathname } = new URL(request.url())
  if (pathname.startsWith('/pay/')) return []
  const sent = `${request.url()}\n${request.postData() ?? ''}`
  return findCardTraces(sent).map((trace) => `card ${trace} was sent to ${origin}${pathname}`)
}
