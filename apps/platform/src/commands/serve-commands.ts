import { randomBytes, timingSafeEqual } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { BaseLogger } from 'pino'
import { commandFailure } from './command-failure.js'
import { CommandError } from './command-context.js'
import type { CommandContext } from './command-context.js'
import { runCommand } from './run-command.js'
import type { CommandValues } from './run-command.js'

/** What a command's own process sends to the platform that has the data. */
export interface CommandRequest {
  words: string[]
  values: CommandValues
}

/** One line of the platform's answer; the last one has `isDone` or `failure`. */
export type CommandLine =
  | { note: string }
  | { result: string }
  | { isDone: boolean }
  | { failure: string }

/** Where a running platform takes commands, written into its data directory. */
export interface CommandPlace {
  port: number
  secret: string
}

/** Its owner alone can read it, as the data beside it. */
export const commandPlaceFile = (dataDir: string): string => join(dataDir, 'commands.json')

/** Header with a {@link CommandRequest}: JSON in base64url. */
export const commandHeader = 'floga-command'

/**
 * Takes commands of the same machine for the embedded database, which one process at a time can open: the command's
 * own process hands over its words and prints the answer.
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
  // A password may be typed meanwhile.
  server.requestTimeout = 0
  /** What is still being typed; a command that waits for it has done nothing yet. */
  const typing = new Set<PassThrough>()

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson', connection: 'close' })
    const input = request.pipe(new PassThrough())
    typing.add(input)
    request.once('end', () => typing.delete(input))
    const say = (line: CommandLine): void => {
      response.write(`${JSON.stringify(line)}\n`)
    }
    try {
      const { words, values } = parseRequest(request)
      log.info({ command: words[0] }, 'a command')
      const output = {
        note: (note: string) => say({ note }),
        result: (result: string) => say({ result }),
      }
      say({ isDone: await runCommand(context, words, values, output, input) })
    } catch (error) {
      say({ failure: commandFailure(error) })
    }
    typing.delete(input)
    response.end()
    onDone()
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address and a port.
  const { port } = server.address() as AddressInfo
  const file = commandPlaceFile(context.dataDir)
  const place: CommandPlace = { port, secret }
  await rm(`${file}.new`, { force: true })
  await writeFile(`${file}.new`, JSON.stringify(place), { mode: 0o600, flag: 'wx' })
  await rename(`${file}.new`, file)
  return {
    async close() {
      await rm(file, { force: true })
      for (const input of typing) input.destroy(new CommandError(stopsWhileTyping))
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const stopsWhileTyping = 'The platform stops, and nothing was changed. Give the command again.'

function isAllowed({ method, headers }: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${secret}`)
  return method === 'POST' && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Whoever has the secret runs this program's own command, which has parsed its words. */
function parseRequest({ headers }: IncomingMessage): CommandRequest {
  const text = Buffer.from(String(headers[commandHeader]), 'base64url').toString('utf8')
  return JSON.parse(text) as CommandRequest
}
