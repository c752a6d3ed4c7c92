import { findFreePort } from '@floga/setup'
import { SMTPServer } from 'smtp-server'

/** A mail server that can go away and come back at its address. */
export interface TrialMailServer {
  url: string
  away(): Promise<void>
  back(): Promise<void>
  /** How many mails came for an address. */
  received(address: string): number
}

/** Starts it on a free port of this machine. */
export async function startMailServer(): Promise<TrialMailServer> {
  const port = await findFreePort()
  const counts = new Map<string, number>()
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
        stream.resume()
        stream.once('end', () => {
          for (const { address } of session.envelope.rcptTo) {
            counts.set(address, (counts.get(address) ?? 0) + 1)
          }
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
    received: (address) => counts.get(address) ?? 0,
  }
}
