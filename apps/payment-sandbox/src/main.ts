import { serve } from '@hono/node-server'
import { createSandbox } from './create-sandbox.js'
import { EnvError, parseEnv } from './env.js'

const tickMs = 200

// Only the user that runs the sandbox can read its journal.
process.umask(0o077)

try {
  const env = parseEnv(process.env)
  const sandbox = createSandbox(env)
  const server = serve({ fetch: sandbox.fetch, hostname: env.host, port: env.port }, () =>
    log({ level: 'info', msg: 'the payment sandbox listens', address: env.publicUrl }),
  )
  server.on('error', (error) => {
    log({ level: 'error', msg: `Port ${env.port} cannot be used: ${error.message}` })
    process.exit(1)
  })
  let ticking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    ticking = ticking.then(() => sandbox.tick())
  }, tickMs)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(timer)
      server.close(() => {
        sandbox.close()
        process.exit(0)
      })
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
  }
} catch (error) {
  const isSettingsError = error instanceof EnvError
  process.stderr.write(`${isSettingsError ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Never logs user input. */
function log(line: { level: string; msg: string; address?: string }): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
