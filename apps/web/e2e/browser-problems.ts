import type { BrowserContext, Request } from '@playwright/test'
import { findCardTraces } from './card-search/find-card-traces.js'

/** Errors that a browser reports during a test. */
export interface BrowserProblems {
  /** Listens to every page of a context. */
  observe(context: BrowserContext): Promise<void>
  /** Allows the browser's message about responses of these statuses. */
  allowStatus(...statuses: number[]): void
  /** Allows messages about an intended failure. */
  allowText(pattern: RegExp): void
  /** The reported errors that are not allowed. */
  list(): string[]
}

/**
 * Collects errors of the console, of scripts, of the content security policy, and card data sent
 * anywhere but to the payment provider.
 */
export function createBrowserProblems(): BrowserProblems {
  const reported: string[] = []
  const allowed: RegExp[] = []

  return {
    async observe(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error' || isBrokenOff(message.text())) return
        reported.push(`${message.text()} ${message.location().url}`)
      })
      context.on('request', (request) => reported.push(...cardsSentElsewhere(request)))
      context.on('weberror', (error) => reported.push(String(error.error())))
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
    list: () => reported.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}

/** Remix logs that it could not read the response of a request that it aborted for a newer one. */
function isBrokenOff(text: string): boolean {
  return text.startsWith('AbortError: signal is aborted without reason')
}

/** Card data may be sent to the payment provider's pages only. */
function cardsSentElsewhere(request: Request): string[] {
  const { origin, pathname } = new URL(request.url())
  if (pathname.startsWith('/pay/')) return []
  const sent = `${request.url()}\n${request.postData() ?? ''}`
  return findCardTraces(sent).map((trace) => `card ${trace} was sent to ${origin}${pathname}`)
}
