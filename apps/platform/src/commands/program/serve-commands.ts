import { randomBytes, timingSafeEqual } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import type { BaseLogger } from 'pino'
import { CommandError } from '../command-context.js'
import type { CommandContext } from '../command-context.js'
import { commandFailure } from './command-failure.js'
import { commandHeader, commandSocketFile } from './command-protocol.js'
import type { CommandLine, CommandRequest, CommandSocket } from './command-protocol.js'
import { containErrors, keepRunning } from './contain-errors.js'
import type { CommandHost } from './command-runner.js'
import { runCommandLine } from './run-command-line.js'

/**
 * Accepts commands from the same machine for the embedded database, which only one process can
 * open: the command's process sends its arguments and prints the response.
 *
 * @param options.onDone Called after each command: it may have queued jobs.
 */
export async function serveCommands(options: {
  context: CommandContext
  log: BaseLogger
  onDone: () => void
}): Promise<{ close(): Promise<void> }> {
  const { context, log, onDone } = options
  const secret = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    if (!isAllowed(request, secret)) {
      response.writeHead(403).end()
      return
    }
    void answer(request, response)
  })
  // A password prompt may take long.
  server.requestTimeout = 0
  /** Input that commands wait for; none of them has changed anything yet. */
  const typing = new Set<PassThrough>()

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson', connection: 'close' })
    const input = request.pipe(new PassThrough())
    request.once('close', () => {
      if (!request.complete) input.destroy(new CommandError('The input has ended early.'))
    })
    // Without a listener, an error of a stream that nothing reads would end the process.
    input.on('error', () => undefined)
    const say = (line: CommandLine): void => {
      response.write(`${JSON.stringify(line)}\n`)
    }
    try {
      const { args, directory } = parseRequest(request)
      log.info({ command: args[0] }, 'a command')
      const host: CommandHost = {
        output: { note: (note) => say({ note }), result: (result) => say({ result }) },
        directory,
        readInput() {
          typing.add(input)
          request.once('end', () => typing.delete(input))
          say({ readsInput: true })
          return readText(input)
        },
        withContext: (work) => work(context),
        backupDirectory() {
          if (context.backup) return context.backup
          throw new CommandError('Backups are not supported here.')
        },
      }
      const exitCode = await containErrors(() => runCommandLine(args, host))
      say({ exitCode })
    } catch (error) {
      say({ note: commandFailure(error) })
      say({ exitCode: 1 })
    }
    typing.delete(input)
    response.end()
    onDone()
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const stopKeeping = keepRunning((err) => log.error({ err }, 'a command failed'))
  // A server that listens on a port has an address and a port.
  const { port } = server.address() as AddressInfo
  const file = commandSocketFile(context.dataDir)
  const place: CommandSocket = { port, secret }
  await rm(`${file}.new`, { force: true })
  await writeFile(`${file}.new`, JSON.stringify(place), { mode: 0o600, flag: 'wx' })
  await rename(`${file}.new`, file)
  return {
    async close() {
      await rm(file, { force: true })
      for (const input of typing) input.destroy(new CommandError(stopsWhileTyping))
      await new Promise((resolve) => server.close(resolve))
      stopKeeping()
    },
  }
}

const stopsWhileTyping = 'The platform is stopping, and nothing was changed. Run the command again.'

function isAllowed({ method, headers }: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${secret}`)
  return method === 'POST' && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Only this program's own commands have the secret. */
function parseRequest({ headers }: IncomingMessage): CommandRequest {
  const text = Buffer.from(String(headers[commandHeader]), 'base64url').toString('utf8')
  return JSON.parse(text) as CommandRequest
}
