import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder on a free port of this machine.
 *
 * @param {string} root
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveStatic(root) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(root, normalize(decodeURIComponent(pathname)))
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) {
      // Browsers ask for an icon by themselves; its absence is no fault of a story.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    createReadStream(path).pipe(response)
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
