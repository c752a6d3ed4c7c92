import type { BrowserContext, Response } from '@playwright/test'

/** Records every text response of a browser: pages, data, scripts, with their headers. */
export function recordResponses(context: BrowserContext): { bodies(): Promise<string[]> } {
  const responses: Promise<string>[] = []
  context.on('response', (response) => responses.push(textOf(response)))
  return { bodies: () => Promise.all(responses) }
}

async function textOf(response: Response): Promise<string> {
  const headers = JSON.stringify(await response.headersArray().catch(() => []))
  const type = response.headers()['content-type'] ?? ''
  if (!/text|json|javascript|x-script/.test(type)) return headers
  // The response of a page that was left, and a redirect, have no body.
  return headers + (await response.text().catch(() => ''))
}
