import { serve } from '@hono/node-server'
import { createBackend } from './create-backend.js'

const port = Number(process.env['PORT'] || 4180)
serve({ fetch: createBackend().fetch, hostname: '127.0.0.1', port }, () => {
  console.log(`http://127.0.0.1:${port}`)
})
