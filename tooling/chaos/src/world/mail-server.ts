import { randomUUID } from 'node:crypto'
import { findFreePort } from '@floga/setup'
import { SMTPServer } from 'smtp-server'

/** A mail server that can go away and come back at its address. */
export interface TrialMailServer {
  url: string
  away(): Promise<void>
  back(): Promise<void>
  /** How many mails came for an address. */
  received(address: string): number
  /** How many different mails these were: a copy bears the id of the first. */
  different(address: string): number
  /** Waits for the next mail that is wholly here and not yet acknowledged. */
  arrival(): Promise<void>
}

/** Starts it on a free port of this machine. */
export async function startMailServer(): Promise<TrialMailServer> {
  const port = await findFreePort()
  const idsOf = new Map<string, string[]>()
  let onArrival: (() => void)[] = []
  let server: SMTPServer | undefined

  const away = async (): Promise<void> => {
    const closing = server
    server = undefined
    if (closing) await new Promise<void>((resolve) => closing.close(resolve))
  }
  const back = async (): Promise<void> => {
    if (server) return
    const opening = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onData(stream, session, done) {
        let text = ''
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        stream.once('end', () => {
          const id = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? randomUUID()
          for (const { address } of session.envelope.rcptTo) {
            idsOf.set(address, [...(idsOf.get(address) ?? []), id])
          }
          const waiting = onArrival
          onArrival = []
          for (const arrived of waiting) arrived()
          done()
        })
      },
    })
    // A client that dies in the middle of a sentence is what this server is here for.
    opening.on('error', () => undefined)
    await new Promise<void>((resolve) => opening.listen(port, '127.0.0.1', resolve))
    server = opening
  }
  await back()
  return {
    url: `smtp://127.0.0.1:${port}`,
    away,
    back,
    received: (address) => idsOf.get(address)?.length ?? 0,
    arrival: () => new Promise((resolve) => onArrival.push(resolve)),
    different: (address) => new Set(idsOf.get(address)).size,
  }
}
