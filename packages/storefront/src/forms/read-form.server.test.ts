import { createFormTimestamp } from '@floga/remix-server/app'
import type { ActionFunctionArgs } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { testShop } from '../testing/test-shop.js'
import { createFieldRules } from './fields/field-rules.js'
import type { FormAnswer } from './form-answer.js'
import { readForm } from './read-form.server.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const page = { t: testShop.languageOf(testShop.locales.get('en')).t }
const settings = { cookieSecret: 'a secret of thirty-two characters' }
const hourMs = 3_600_000
const rules = createFieldRules(page.t)
const schema = rules.form({ email: rules.email, password: rules.optionalLine(20) })

function read(
  fields: Record<string, string>,
  options: { spamProtection?: 'all' | 'honeypot' } = {},
  sending: Sending = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return readBody(body, options, sending)
}

interface Sending {
  headers?: Record<string, string>
  formPauseMs?: number
  inactiveForms?: readonly string[]
}

function readBody(
  body: FormData,
  options: { spamProtection?: 'all' | 'honeypot' } = {},
  { headers = {}, formPauseMs = 0, inactiveForms = [] }: Sending = {},
) {
  const args = {
    request: new Request('http://shop.example/contact', { method: 'POST', body, headers }),
    context: { settings: { ...settings, formPauseMs }, shop: { inactiveForms } },
    params: {},
  } as unknown as ActionFunctionArgs
  return readForm(args, page, { id: 'contact', schema, secrets: ['password'], ...options })
}

const ago = (ms: number): Promise<string> => createFormTimestamp(settings, Date.now() - ms)
const good = { email: 'maria@example.com' }

/** How long a good form is held before it is taken. */
async function heldMs(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<number> {
  const sentAtMs = Date.now()
  const state = { isRead: false }
  const reading = read(
    { ...good, ...fields },
    { spamProtection: 'all' },
    { headers, formPauseMs: hourMs },
  ).finally(() => (state.isRead = true))
  while (!state.isRead) await vi.advanceTimersToNextTimerAsync()
  expect((await reading).status).toBe('valid')
  return Date.now() - sentAtMs
}

describe('readForm', () => {
  it('returns the input', async () => {
    expect(await read(good)).toMatchObject({ status: 'valid', values: good })
  })

  it('returns the input with its errors, and never a password', async () => {
    const reading = await read({ email: 'maria@', password: 'secret words' })
    expect(reading).toMatchObject({
      status: 'answered',
      answer: {
        isDone: false,
        result: {
          initialValue: { email: 'maria@' },
          error: { email: ['Please enter a valid email address'] },
        },
      },
    })
    expect(JSON.stringify(reading)).not.toContain('secret words')
  })

  it('reads no lists, trees, commands and files, however a post names them', async () => {
    const command = (intent: object) => ({ __intent__: JSON.stringify(intent) })
    const posts: Record<string, string>[] = [
      { 'email[4294967290]': 'x' },
      { [Array(20_000).fill('a').join('.')]: 'x' },
      command({ type: 'update', payload: { name: 'a[4294967290]', value: 'x' } }),
      command({ type: 'reorder', payload: { name: 'email', from: 3 } }),
      { __intent__: '{' },
      { __proto__x: 'x', '__proto__.a': 'x', 'constructor.prototype.a': 'x', 'a..b[': 'x' },
    ]
    for (const post of posts) {
      expect(await read({ ...good, ...post })).toMatchObject({ status: 'valid', values: good })
      const reading = await read({ ...post, password: 'p' })
      const { result } = (reading as { answer: FormAnswer }).answer
      expect(JSON.stringify(result?.initialValue).length).toBeLessThan(100)
    }
    const body = new FormData()
    body.set('email', new File(['x'], 'x.txt'))
    expect(await readBody(body)).toMatchObject({ answer: { result: { initialValue: {} } } })
  })

  it('responds to a filled honeypot like to a successful form', async () => {
    const sent = { status: 'answered', answer: { isDone: true, notices: [], result: null } }
    const filled = { ...good, timestamp: await ago(60_000), website: 'https://spam.example' }
    expect(await read(filled, { spamProtection: 'all' })).toMatchObject(sent)
    expect(await read(filled, { spamProtection: 'honeypot' })).toMatchObject(sent)
  })

  it('delays a form that was submitted too soon for the rest of the pause', async () => {
    expect(await heldMs({ timestamp: await ago(hourMs / 2) })).toBe(hourMs / 2)
    expect(await heldMs({ timestamp: await ago(2 * hourMs) })).toBe(0)
  })

  it('delays at most a hundred, and returns further ones with their input, to be sent again', async () => {
    const timestamp = await ago(0)
    const send = (changes: object = {}) =>
      read({ ...good, timestamp, ...changes }, { spamProtection: 'all' }, { formPauseMs: hourMs })
    const held = Array.from({ length: 100 }, () => send())
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(100), 60_000)
    const further = await send()
    expect(further).toMatchObject({
      status: 'answered',
      answer: { isDone: false, timestamp, result: { initialValue: good } },
    })
    expect((further as { answer: FormAnswer }).answer.notices).toEqual([
      { text: page.t('form.unsentText'), sendAgain: 'button' },
    ])
    // A form that is old enough is not delayed.
    expect(await send({ timestamp: await ago(2 * hourMs) })).toMatchObject({ status: 'valid' })
    await vi.advanceTimersByTimeAsync(hourMs)
    for (const one of await Promise.all(held)) expect(one.status).toBe('valid')
    expect(await heldMs({ timestamp: await ago(0) })).toBe(hourMs)
  })

  it('takes a correct form right after one with a mistake', async () => {
    const first = await read({ email: 'maria@', timestamp: '' }, { spamProtection: 'all' })
    const timestamp = (first.status === 'answered' && first.answer.timestamp) || ''
    expect(timestamp).not.toBe('')
    expect(await heldMs({ timestamp })).toBe(hourMs)
  })

  it('accepts a form without a timestamp at once from a page without scripts, and delays it from other clients', async () => {
    const byPage = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    const byScript = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }
    expect(await heldMs({}, byPage)).toBe(0)
    expect(await heldMs({ timestamp: '' }, byPage)).toBe(0)
    expect(await heldMs({}, byScript)).toBe(hourMs)
    expect(await heldMs({})).toBe(hourMs)
    expect(await heldMs({ timestamp: 'made up' }, byPage)).toBe(hourMs)
  })

  it('keeps the first timestamp when a field is corrected quickly', async () => {
    const timestamp = await ago(4_000)
    const reading = await read({ email: '', timestamp }, { spamProtection: 'all' })
    expect(reading).toMatchObject({ answer: { timestamp } })
  })

  it("sorts the platform's errors: next to a field, or above the form", async () => {
    const reading = await read(good)
    if (reading.status !== 'valid') throw new Error('was to be valid')
    const answer = reading.reject([
      { field: 'input.email', message: 'No such address' },
      { field: null, message: 'Too many tries' },
    ])
    expect(answer.result?.error).toEqual({ email: ['No such address'] })
    expect(answer.labels).toEqual({ email: page.t('checkout.email') })
    expect(answer.result?.initialValue).toEqual(good)
    expect(answer.notices).toEqual([{ text: 'Too many tries' }])
  })

  it('shows the generic message after an unexpected error', async () => {
    const reading = await read(good)
    if (reading.status !== 'valid') throw new Error('was to be valid')
    const answer = reading.fail('nothing was sent', new Error('broken on purpose'))
    expect(answer.notices).toEqual([{ title: 'An error occured', text: 'Please try again later' }])
  })

  it('rejects a form that is out of use, in the words of its notice', async () => {
    const reading = await read(good, {}, { inactiveForms: ['contact'] })
    expect(reading).toMatchObject({
      answer: {
        isDone: false,
        notices: [
          {
            text: 'Important Notice: This operation is currently unavailable. Please try again later.',
          },
        ],
      },
    })
  })
})
