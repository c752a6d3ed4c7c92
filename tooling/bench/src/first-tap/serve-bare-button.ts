import { once } from 'node:events'
import { createServer } from 'node:http'

export interface BareButton {
  url: string
  stop: () => void
}

/** The least that can be measured: a page without a framework, whose button is busy as soon as it is tapped. */
export async function serveBareButton(): Promise<BareButton> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare page</title>
<meta name="viewport" content="width=device-width">
<main><form><input type="hidden" name="variantId"><button type="submit">Add to cart</button></form></main>
<script>
  document.querySelector('form').onsubmit = (event) => {
    event.preventDefault()
    event.submitter.setAttribute('aria-busy', 'true')
  }
</script></html>`
