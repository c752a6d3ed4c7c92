import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Scenario } from './scenarios.js'

/** URL of a button that responds at once, and of a link to a page of one image. */
export interface BarePage {
  url: string
  stop: () => Promise<void>
}

/**
 * Serves the baseline: a page without a framework, whose button changes one word and whose link
 * prefetches and decodes an image on hover and shows it on click. Its figures are those of the
 * machine and the browser.
 *
 * @param imageUrl Image of a product, as the shop's own page shows it.
 */
export async function serveBarePage(imageUrl: string): Promise<BarePage> {
  const answer = await fetch(imageUrl)
  if (!answer.ok) throw new Error(`${imageUrl} returned ${answer.status}.`)
  const image = Buffer.from(await answer.arrayBuffer())
  const imageHeaders = {
    'content-type': answer.headers.get('content-type') ?? 'image/jpeg',
    'cache-control': 'max-age=600',
  }
  const server = createServer(({ url }, response) => {
    if (url === '/image') response.writeHead(200, imageHeaders).end(image)
    else if (url === '/next.data') response.writeHead(200).end()
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Label of that page in tables. */
export const bareName = 'bare page'

/** One click of the button, for each kind of device. */
export const bareScenarios: readonly Pick<Scenario, 'device' | 'steps'>[] = (
  ['phone', 'desktop'] as const
).map((device) => ({
  device,
  steps: [{ name: bareName, run: ({ page, press }) => press(page.locator('main button').first()) }],
}))

const lines = Array.from({ length: 30 }, (_, line) => `<p>Line ${line}</p>`).join('')

/** The measurement waits for the same label in the navigation as on the shop's pages. */
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare page</title>
<style>body { font: 16px sans-serif } img { display: block; width: 660px; height: 660px }</style>
<nav><span data-part="label" role="button">Menu</span></nav>
<main><p><button>off</button> <a href="/next">Next</a></p>${lines}</main>
<script>
  const main = document.querySelector('main')
  const [button, link] = [main.querySelector('button'), main.querySelector('a')]
  button.onclick = () => { button.textContent = button.textContent === 'on' ? 'off' : 'on' }
  link.onpointerenter = () => {
    const image = globalThis.ahead = new Image()
    image.src = '/image'
    image.decode()
    fetch('/next.data')
  }
  link.onclick = (event) => {
    event.preventDefault()
    history.pushState(null, '', link.href)
    main.innerHTML = '<h1>Next</h1><img src="/image" alt="">${lines}'
  }
</script></html>`
