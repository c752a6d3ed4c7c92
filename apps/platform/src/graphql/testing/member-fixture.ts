import { printPdf } from '../../foundation/pdf/print-pdf.js'
import { deliverMails } from '../../composition/mails/deliver-mails.js'
import type { Database } from '../../foundation/database/database.js'
import type { MailMessage } from '../../foundation/mail/mail-transport.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import type { CreatePlatformOptions } from '../../composition/create-platform.js'
import { documentOf } from './document-of.js'

export const goodPassword = 'σωστός κωδικός 42'

/** Fields of responses that tests read; each response contains a part of it. */
export interface MemberAnswer {
  id: string
  number: string
  kind: string | null
  code: string
  sku: string
  /** Of a token call. */
  error: string
  access_token: string
  refresh_token: string
  token_type: string
  cartId: string | null
  retryAfterSeconds: number
  quantity: number
  requestedQuantity: number
  total: number
  /** Null for a guest. */
  data: MemberAnswer
  cart: MemberAnswer
  order: MemberAnswer
  review: MemberAnswer
  /** Null until it is delivered. */
  reviewToken: string
  orderItems: MemberAnswer[]
  customerRequest: MemberAnswer
  variant: MemberAnswer
  address: MemberAnswer
  addresses: { isDefaultShipping: boolean; isDefaultBilling: boolean; address: { city: string } }[]
  lines: MemberAnswer[]
  mergeResults: MemberAnswer[]
  nodes: MemberAnswer[]
  secret: string
  sharedCart: MemberAnswer
  people: MemberAnswer[]
  invitations: MemberAnswer[]
  suggestions: MemberAnswer[]
  name: string
  errors: (MemberAnswer & { field: string | null })[]
}

export interface Caller {
  /** Access token. */
  token?: string
  tenant?: string
  locale?: string
  /** IP address. @default the same for all */
  address?: string
}

/** A platform with a clock of its own, a mailbox, and people who register. */
export interface MemberFixture {
  platform: TestPlatform
  /** Milliseconds to let pass. */
  wait(ms: number): void
  now(): Date
  /**
   * Runs one of the storefront's documents; its first field.
   *
   * @throws with the code of a GraphQL error, such as UNAUTHENTICATED.
   */
  ask(name: string, variables?: object, caller?: Caller): Promise<MemberAnswer>
  login(email: string, password?: string, tenant?: string, address?: string): Promise<MemberAnswer>
  /** Whether an access token is good. */
  isGood(token: string): Promise<boolean>
  /** Mails written since the last call, by receiver and subject: the outbox is unordered. */
  mails(): Promise<MailMessage[]>
  /** The token in the link of the one mail sent to an address since the last call. */
  linkToken(email: string): Promise<string>
  /** Registers, confirms and logs in; returns the access token. */
  member(email: string, tenant?: string): Promise<string>
}

/** Builds {@link MemberFixture} over a database. */
export function createMemberFixture(
  database: Database,
  options: Partial<CreatePlatformOptions> = {},
): MemberFixture {
  let nowMs = Date.now()
  const now = () => new Date(nowMs)
  const platform = startTestPlatform(database, { clock: now, ...options })
  const sent: MailMessage[] = []
  const deliverMail = deliverMails({
    renderPdf: printPdf,
    database,
    transport: { send: async (mail) => void sent.push(mail), close: () => undefined },
    shopUrl: 'https://shop.example',
    clock: now,
  })
  // Mails of other domains are tested there.
  const deliver = async (entry: OutboxEntry) => {
    if (entry.kind.startsWith('account-')) await deliverMail(entry)
  }

  const post = async <Answer>(
    path: string,
    payload: object,
    { token, tenant, locale, address }: Caller = {},
  ) => {
    const response = await platform.app.inject({
      method: 'POST',
      url: path,
      headers: {
        tenant: tenant ?? 'floga',
        locale: locale ?? 'el',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(address && { 'x-forwarded-for': address }),
      },
      payload,
    })
    return response.json<Answer>()
  }

  const fixture: MemberFixture = {
    platform,
    now,
    wait: (ms) => {
      nowMs += ms
    },
    async ask(name, variables = {}, caller = {}) {
      const query = documentOf(name)
      const { data, errors } = await post<GraphqlAnswer>(
        '/auth/graphql',
        { query, variables },
        caller,
      )
      if (errors) throw new Error(errors[0]!.extensions?.code ?? errors[0]!.message)
      return Object.values(data)[0]!
    },
    login: (username, password = goodPassword, tenant = 'floga', address) =>
      post('/auth/token', { grant_type: 'password', username, password }, { tenant, address }),
    async isGood(token) {
      const data = await fixture.ask('current-user', {}, { token })
      return data.data !== null
    },
    async mails() {
      const errors: unknown[] = []
      const onError = (error: unknown) => void errors.push(error)
      while ((await deliverDue({ database, deliver, onError, clock: now })) > 0);
      if (errors.length > 0) throw errors[0]
      return sent.splice(0).sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
    },
    async linkToken(email) {
      const links = (await fixture.mails())
        .filter(({ to }) => to.address.toLowerCase() === email.toLowerCase())
        .flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? [])
      if (links.length !== 1) throw new Error(`${links.length} links were sent to ${email}.`)
      return links[0]!
    },
    async member(email, tenant = 'floga') {
      const input = { email, password: goodPassword }
      await fixture.ask('member-register', { input }, { tenant })
      const link = { token: await fixture.linkToken(email), password: goodPassword }
      await fixture.ask('member-confirm', link, { tenant })
      return (await fixture.login(email, goodPassword, tenant)).access_token
    },
  }
  return fixture
}

interface GraphqlAnswer {
  data: Record<string, MemberAnswer>
  errors?: { message: string; extensions?: { code?: string } }[]
}

function toKey({ to, subject }: MailMessage): string {
  return `${to.address} ${subject}`
}
