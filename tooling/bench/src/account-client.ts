import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readPersistedHashes } from '@floga/setup'

const password = 'a password that is hard to guess'

/** Calls of accounts as a shop makes them, each from an address of its own. */
export interface AccountClient {
  /** @throws {Error} when there is no response, or it has errors. */
  ask(operation: string, variables: object): Promise<void>
  register(email: string): Promise<void>
  failLogin(email: string): Promise<void>
  /** Registers and confirms so many members. @returns their e-mail addresses. */
  makeMembers(count: number): Promise<string[]>
  newEmail(name: string): string
}

/** Calls a running platform that writes its mails into a folder. */
export function createAccountClient(origin: string, mails: string): AccountClient {
  const hashOf = readPersistedHashes()
  let callers = 0
  let emails = 0

  async function post(path: string, body: object): Promise<Response> {
    callers += 1
    // Guesses from one address are limited: each call has another address.
    const caller = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
    return fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        tenant: 'floga',
        locale: 'en',
        timezone: 'UTC',
        'x-forwarded-for': caller,
      },
      body: JSON.stringify(body),
    })
  }

  const client: AccountClient = {
    newEmail: (name) => `${name}-${(emails += 1)}@example.com`,
    async ask(operation, variables) {
      const sha256Hash = hashOf(operation)
      const extensions = { persistedQuery: { version: 1, sha256Hash } }
      const text = await (await post('/auth/graphql', { variables, extensions })).text()
      if (!text.includes('"errors":[]')) throw new Error(`${operation} was rejected: ${text}`)
    },
    register: (email) => client.ask('MemberRegister', { input: { email, password } }),
    async failLogin(email) {
      const grant = { grant_type: 'password', username: email, password: 'wrong words' }
      const { status } = await post('/auth/token', grant)
      if (status !== 400) throw new Error(`A wrong login returned ${status}.`)
    },
    async makeMembers(count) {
      const members = Array.from({ length: count }, () => client.newEmail('known'))
      for (const email of members) await client.register(email)
      for (const token of await linksIn(mails, count)) {
        await client.ask('MemberConfirm', { token, password })
      }
      return members
    },
  }
  return client
}

/** Waits for so many mails with a link of a registration. @returns the links' tokens. */
async function linksIn(folder: string, count: number): Promise<string[]> {
  for (let tries = 0; tries < 600; tries += 1) {
    const names = await readdir(folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    const tokens = texts.flatMap((text) => {
      const plain = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      return /auth\/confirm\?token=([\w-]{43})/.exec(plain)?.[1] ?? []
    })
    if (tokens.length >= count) return tokens
    await wait(100)
  }
  throw new Error(`Not all of ${count} mails arrived.`)
}
