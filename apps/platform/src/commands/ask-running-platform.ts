import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { CommandError } from './command-context.js'
import type { CommandOutput } from './print-report.js'
import { commandsWithInput } from './run-command.js'
import { commandHeader, commandPlaceFile } from './serve-commands.js'
import type { CommandLine, CommandPlace, CommandRequest } from './serve-commands.js'

/**
 * Has a command carried out by the platform that holds the embedded database.
 *
 * @returns As `runCommand` does; undefined when no platform takes commands for this data directory.
 * @throws {CommandError} With what the platform says that it cannot do.
 */
export async function askRunningPlatform(
  dataDir: string,
  command: CommandRequest,
  { input, output }: { input: NodeJS.ReadableStream; output: CommandOutput },
): Promise<boolean | undefined> {
  const place = await readPlace(dataDir)
  const answer = place && (await send(place, command, input))
  if (!answer) return undefined
  let isDone: boolean | undefined
  for await (const text of createInterface({ input: answer })) {
    // The same program wrote it.
    const line = JSON.parse(text) as CommandLine
    if ('failure' in line) throw new CommandError(line.failure)
    if ('note' in line) output.note(line.note)
    else if ('result' in line) output.result(line.result)
    else isDone = line.isDone
  }
  if (isDone !== undefined) return isDone
  throw new CommandError(
    'The platform stopped while it carried out the command. See what it did before you repeat it.',
  )
}

async function readPlace(dataDir: string): Promise<CommandPlace | undefined> {
  try {
    return JSON.parse(await readFile(commandPlaceFile(dataDir), 'utf8')) as CommandPlace
  } catch {
    return undefined
  }
}

/** @returns undefined when nobody listens there any more, or another program does. */
function send(
  { port, secret }: CommandPlace,
  command: CommandRequest,
  input: NodeJS.ReadableStream,
): Promise<IncomingMessage | undefined> {
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
    // After an answer has begun, its end says whether it was whole.
    call.on('error', () => resolve(undefined))
    call.once('response', (answer) => {
      answer.once('end', () => input.unpipe(call))
      resolve(answer.statusCode === 200 ? answer : undefined)
    })
    if (commandsWithInput.has(command.words[0] ?? '')) {
      // It says what to type before anybody has typed.
      call.flushHeaders()
      input.pipe(call)
    } else call.end()
  })
}
