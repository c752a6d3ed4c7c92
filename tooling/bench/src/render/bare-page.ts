import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

const cards = 24
/** Elements of a card besides itself; with them a page has about half as many as a list of the shop. */
const parts = 40
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** A card each of whose parts contains its name. */
function Card({ page, place }: { page: number; place: number }): ReactElement {
  const names = Array.from({ length: parts }, (_, part) => `${page} ${place} ${part}`)
  return createElement(
    'li',
    null,
    names.map((name) => createElement('span', { key: name, className: 'part', title: name }, name)),
  )
}

let page = 0

// The baseline: a page that React renders alone, compressed as the shop's.
const server = createServer((_request, response) => {
  page += 1
  const list = Array.from({ length: cards }, (_, place) =>
    createElement(Card, { key: place, page, place }),
  )
  const html = `<!doctype html><title>${page}</title>${renderToString(createElement('ul', null, list))}`
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
  response.end(brotliCompressSync(html, quality))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
