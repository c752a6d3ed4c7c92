import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { CommandError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import type { ExitCode } from './run-command-line.js'
import { commandHeader, commandSocketFile } from './command-protocol.js'
import type { CommandLine, CommandSocket, CommandRequest } from './command-protocol.js'

/**
 * Has a command run by the platform that holds the embedded database.
 *
 * @returns Undefined when no platform takes commands for this data directory.
 * @throws {CommandError} When the platform stopped before the command had ended.
 */
export async function askRunningPlatform(
  dataDir: string,
  command: CommandRequest,
  { input, output }: { input: NodeJS.ReadableStream; output: CommandOutput },
): Promise<ExitCode | undefined> {
  const place = await readSocket(dataDir)
  const sent = place && (await send(place, command, input))
  if (!sent) return undefined
  let exitCode: ExitCode | undefined
  for await (const text of createInterface({ input: sent.answer })) {
    // The same program wrote it.
    const line = JSON.parse(text) as CommandLine
    if ('note' in line) output.note(line.note)
    else if ('result' in line) output.result(line.result)
    else if ('readsInput' in line) input.pipe(sent.call)
    else exitCode = line.exitCode
  }
  if (exitCode !== undefined) return exitCode
  throw new CommandError(
    'The platform stopped while it ran the command. Check its effect before you repeat it.',
  )
}

async function readSocket(dataDir: string): Promise<CommandSocket | undefined> {
  try {
    return JSON.parse(await readFile(commandSocketFile(dataDir), 'utf8')) as CommandSocket
  } catch {
    return undefined
  }
}

/**
 * Sends a command; its request stays open for the input that the command may read.
 *
 * @returns Undefined when no platform listens there any more.
 */
function send(
  { port, secret }: CommandSocket,
  command: CommandRequest,
  input: NodeJS.ReadableStream,
): Promise<{ call: ClientRequest; answer: IncomingMessage } | undefined> {
  return new Promise((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        [commandHeader]: Buffer.from(JSON.stringify(command)).toString('base64url'),
      },
    })
    // Once a response has begun, only its end tells whether it was complete.
    call.on('error', () => resolve(undefined))
    call.once('response', (answer) => {
      answer.once('end', () => {
        input.unpipe(call)
        call.destroy()
      })
      resolve(answer.statusCode === 200 ? { call, answer } : undefined)
    })
    call.flushHeaders()
  })
}
