import { createServer } from 'node:http'

// The yardstick: node:http sending the bytes and headers it is handed, and nothing else.
process.once('message', (message: { body: string; headers: Record<string, string> }) => {
  const body = Buffer.from(message.body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, message.headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
  })
})
