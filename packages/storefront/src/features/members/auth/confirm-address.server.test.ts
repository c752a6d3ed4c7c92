import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'

import type { ShopLoadContext } from '../../../request/shop-load-context.js'
import { testShop } from '../../../testing/test-shop.js'
import { confirmAddress } from './confirm-address.server.js'
import { saveReturnPath } from './return-path.server.js'

const pageContext = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../../../request/page-context.server.js', () => ({ pageContext }))

const shop = testShop
const { t } = shop.languageOf(shop.locales.get('en'))
const settings = { cookieSecret: 'a secret of thirty-two characters', publicUrl: 'https://a.test' }
const url = new URL('https://a.test/en/auth/confirm?token=from-the-mail')

interface Reply {
  kind?: string
  errors?: { code: string; field: string | null; message: string }[]
}

/** Posts the form of the page. @returns The response, and the variables that the platform got. */
async function post(password: string, reply: Reply | Error, cookie = '') {
  const sent: unknown[] = []
  const mutate = async (_document: unknown, variables: unknown) => {
    sent.push(variables)
    if (reply instanceof Error) throw reply
    return { memberConfirm: { kind: null, errors: [], ...reply } }
  }
  const href = (path: string) => `/en${path}`
  pageContext.mockResolvedValue({ shop, t, url, href, api: { account: { mutate } } })
  const body = new URLSearchParams({ form: 'confirm', password })
  const request = new Request(url, { method: 'POST', body, headers: { cookie } })
  const args = { request, context: { settings, shop }, params: {} } as unknown as ActionFunctionArgs
  try {
    const { data, init } = await confirmAddress(args)
    return { sent, data, status: init?.status, location: null }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    const location = thrown.headers.get('location')
    return { sent, data: null, status: thrown.status, location }
  }
}

describe('confirmAddress', () => {
  it('confirms with the link’s token and the typed password, and leads to the login', async () => {
    expect(await post('a blue kettle', { kind: 'REGISTRATION' })).toMatchObject({
      sent: [{ token: 'from-the-mail', password: 'a blue kettle' }],
      status: 303,
      location: '/en/auth/login?note=confirmed',
    })
  })

  it('keeps the path that the registration began from', async () => {
    const context = { shop, settings, setCookies: [] as string[] } as unknown as ShopLoadContext
    await saveReturnPath(context, '/en/orders')
    const cookie = context.setCookies[0]!.split(';')[0]
    const { location } = await post('a blue kettle', { kind: 'REGISTRATION' }, cookie)
    expect(location).toBe('/en/auth/login?return=%2Fen%2Forders&note=confirmed')
  })

  it('shows a wrong password beside its field, and does not send it back', async () => {
    const error = { code: 'WRONG_PASSWORD', field: 'password', message: 'Not the one.' }
    const { data, status } = await post('a red kettle', { errors: [error] })
    expect(status).toBe(400)
    expect(data).toMatchObject({
      formId: 'confirm',
      notices: [],
      result: { error: { password: ['Not the one.'] } },
    })
    expect(JSON.stringify(data)).not.toContain('a red kettle')
  })

  it('requires a password before the platform is asked', async () => {
    const { data, sent } = await post('', { kind: 'REGISTRATION' })
    expect(data).toMatchObject({ result: { error: { password: ['Required'] } } })
    expect(sent).toEqual([])
  })

  it('distinguishes a link that is not valid from too many tries', async () => {
    const invalid = { code: 'LINK_INVALID', field: 'token', message: 'Not valid.' }
    expect(await post('a blue kettle', { errors: [invalid] })).toMatchObject({
      data: { isLinkInvalid: true },
      status: 400,
    })
    const throttled = { code: 'THROTTLED', field: null, message: 'Too many tries.' }
    expect((await post('a blue kettle', { errors: [throttled] })).data).toMatchObject({
      formId: 'confirm',
      notices: [{ text: 'Too many tries.' }],
    })
  })

  it('offers to try again when the platform is unavailable', async () => {
    expect(await post('a blue kettle', new Error('down'))).toMatchObject({
      data: { formId: 'confirm', notices: [{ title: 'An error occured' }] },
      status: 503,
    })
  })
})
