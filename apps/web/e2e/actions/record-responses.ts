import type { BrowserContext, Response } from '@playwright/test'

/** Everything that a browser was sent as text: pages, data, scripts, and the headers around them. */
export function hearBodies(context: BrowserContext): { bodies(): Promise<string[]> } {
  const heard: Promise<string>[] = []
  context.on('response', (response) => heard.push(textOf(response)))
  return { bodies: () => Promise.all(heard) }
}

async function textOf(response: Response): Promise<string> {
  const headers = JSON.stringify(await response.headersArray().catch(() => []))
  const type = response.headers()['content-type'] ?? ''
  if (!/text|json|javascript|x-script/.test(type)) return headers
  // A page that was left before its answer was read, and a redirect, have no body.
  return headers + (await response.text().catch(() => ''))
}
