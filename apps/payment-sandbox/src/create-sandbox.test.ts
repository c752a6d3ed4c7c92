import { mkdtempSync, writeFileSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSandbox } from './create-sandbox.js'

const secret = 'a secret of thirty-two characters'
const shop = 'https://shop.example'

/**
 * A sandbox with a fake clock; its events are collected, and accepted while `isAccepted` is true.
 */
function createFixture(dataDir = mkdtempSync(join(tmpdir(), 'floga-sandbox-'))) {
  const state = { nowMs: Date.parse('2026-11-22T10:00:00.000Z'), isAccepted: true }
  const sent: { kind: string; paymentId: string }[] = []
  const sandbox = createSandbox({
    dataDir,
    publicUrl: 'https://pay.example',
    shopOrigins: [shop],
    eventsUrl: 'https://platform.example/events',
    secret,
    clock: () => new Date(state.nowMs),
    send: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)) as { kind: string; paymentId: string })
      return new Response(null, { status: state.isAccepted ? 204 : 503 })
    },
  })
  const api = (method: string, path: string, body?: object, bearer = secret) =>
    Promise.resolve(
      sandbox.fetch(
        new Request(`https://pay.example/api${path}`, {
          method,
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        }),
      ),
    )
  const post = (page: string, fields: Record<string, string> = {}) =>
    Promise.resolve(
      sandbox.fetch(new Request(page, { method: 'POST', body: new URLSearchParams(fields) })),
    )
  const open = async (paymentId: string, changes: object = {}) => {
    const answer = await api('PUT', `/payments/${paymentId}`, {
      tenant: 'floga',
      kind: 'CARD',
      amountMinor: 1_234,
      currency: 'EUR',
      reference: '1',
      merchant: 'Shop',
      locale: 'en',
      returnUrl: `${shop}/back`,
      expiresAt: '2026-11-22T10:25:00.000Z',
      saveCard: null,
      instalments: null,
      ...changes,
    })
    return { status: answer.status, url: ((await answer.json()) as { url?: string }).url ?? '' }
  }
  const stateOf = async (id: string) =>
    ((await (await api('GET', `/payments/${id}`)).json()) as { state: string }).state
  return { dataDir, state, sent, sandbox, api, post, open, stateOf }
}

const card = { holder: 'Maria', number: '4111111111111111', expiry: '12/30', code: '123' }

describe('createSandbox', () => {
  it('requires the secret, and returns to the shop only', async () => {
    const { api, open } = createFixture()
    expect((await api('GET', '/payments/one', undefined, 'guess')).status).toBe(401)
    expect((await open('one', { returnUrl: 'https://evil.example/back' })).status).toBe(422)
  })

  it('lets only the shop frame its pages, which load nothing from elsewhere', async () => {
    const { sandbox, open } = createFixture()
    const { url } = await open('one')
    const page = await sandbox.fetch(new Request(url))
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`frame-ancestors ${shop};`)
    expect(policy).toContain(`form-action 'self' ${shop};`)
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('set-cookie')).toBeNull()
  })

  it('ends a page after five declined cards, and when it expires', async () => {
    const { state, open, post, stateOf } = createFixture()
    const { url } = await open('one')
    for (let round = 0; round < 5; round += 1) {
      expect(await stateOf('one')).toBe('OPEN')
      await post(`${url}/card`, { ...card, number: '4000000000000002' })
    }
    expect(await stateOf('one')).toBe('DECLINED')
    const late = await open('two')
    state.nowMs += 26 * 60_000
    await post(`${late.url}/card`, card)
    expect(await stateOf('two')).toBe('EXPIRED')
  })

  it('approves a slow card when its bank responds, and a payment from an account at once', async () => {
    const { state, open, post, stateOf } = createFixture()
    const slow = await open('slow')
    await post(`${slow.url}/card`, { ...card, number: '4000000000000077' })
    expect(await stateOf('slow')).toBe('OPEN')
    state.nowMs += 3_000
    expect(await stateOf('slow')).toBe('APPROVED')
    for (const kind of ['IRIS', 'IDEAL', 'BANCONTACT']) {
      const { url } = await open(kind, { kind })
      await post(`${url}/bank`)
      expect(await stateOf(kind)).toBe('APPROVED')
    }
  })

  it('sends events until they are accepted; held, repeated and reversed on request', async () => {
    const { state, sent, sandbox, api, open } = createFixture()
    state.isAccepted = false
    await open('one')
    await sandbox.tick()
    await sandbox.tick()
    expect(sent).toHaveLength(1)
    state.isAccepted = true
    state.nowMs += 60_000
    await sandbox.tick()
    await sandbox.tick()
    expect(sent).toHaveLength(2)
    await api('PUT', '/test/events', { copies: 2, isHeld: true, isReversed: true })
    await open('two')
    await api('POST', '/payments/two/close')
    await sandbox.tick()
    expect(sent).toHaveLength(2)
    await api('POST', '/test/events/deliver')
    const kinds = sent.slice(2).map(({ kind }) => kind.replace('payment.', ''))
    expect(kinds).toEqual(['canceled', 'canceled', 'opened', 'opened'])
  })

  it('restores its state after a crash, without a half-written line', async () => {
    const before = createFixture()
    const { url } = await before.open('one')
    await before.post(`${url}/card`, card)
    appendFileSync(join(before.dataDir, 'journal.jsonl'), '{"payment":{"id":"ha')
    const after = createFixture(before.dataDir)
    expect(await after.stateOf('one')).toBe('APPROVED')
    await after.sandbox.tick()
    expect(after.sent.map(({ kind }) => kind)).toEqual(['payment.opened', 'payment.approved'])
    const refund = { amountMinor: 1_234, currency: 'EUR' }
    const first = await (await after.api('PUT', '/payments/one/refunds/r1', refund)).json()
    const again = await (
      await createFixture(before.dataDir).api('PUT', '/payments/one/refunds/r1', refund)
    ).json()
    expect(again).toEqual(first)
  })

  it('rejects a damaged journal', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'floga-sandbox-'))
    writeFileSync(join(dataDir, 'journal.jsonl'), '{"half\n{}\n')
    expect(() => createFixture(dataDir)).toThrow(/journal\.jsonl:1 is damaged/)
  })
})
