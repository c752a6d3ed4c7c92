import type { SendText } from '@floga/api-client'
import { platformHeaders } from '@floga/platform-contract'
import type { ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import * as securityTxt from '../../features/contact/security-txt.js'
import { testShop } from '../../testing/test-shop.js'
import { createStorefrontServer } from './create-storefront-server.js'
import { readStorefrontEnv } from './storefront-env.js'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A platform that answers each tenant with an address of its own, after a while. */
const sendText: SendText = async ({ headers }) => {
  const tenant = new Headers(headers).get(platformHeaders.tenant) ?? ''
  await new Promise((done) => setTimeout(done, tenant === 'tea' ? 20 : 0))
  const contactDetails = {
    email: `hello@${tenant}.test`,
    address: '',
    phone: '',
    businessHours: [],
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify({ data: { contactDetails } }),
  }
}

const route = { id: 'contact/security-txt', path: '.well-known/security.txt' }
const build = {
  entry: { module: { default: () => new Response('') } },
  routes: { [route.id]: { ...route, module: securityTxt } },
  assets: { version: 'test', url: '', entry: { module: '', imports: [] }, routes: {} },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {
    v3_singleFetch: true,
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
  },
  isSpaMode: false,
} as unknown as ServerBuild

describe('two shops of one process', () => {
  it('ask and answer for their own tenant', async () => {
    const [tea, bells] = ['tea', 'bells'].map((id) =>
      createStorefrontServer(
        { ...testShop, id, name: id },
        {
          build,
          env: readStorefrontEnv({ PUBLIC_URL: `https://${id}.test` }),
          cookieSecret: `the secret of ${id}, of thirty-two characters`,
          log: silent,
          sendText,
        },
      ),
    )
    const contactOf = async (shop: typeof tea, origin: string) => {
      const answer = await shop?.fetch(new Request(`${origin}/.well-known/security.txt`))
      return /Contact: (\S+)/.exec((await answer?.text()) ?? '')?.[1]
    }
    const found = await Promise.all([
      contactOf(tea, 'https://tea.test'),
      contactOf(bells, 'https://bells.test'),
      contactOf(tea, 'https://tea.test'),
    ])
    expect(found).toEqual([
      'mailto:hello@tea.test',
      'mailto:hello@bells.test',
      'mailto:hello@tea.test',
    ])
  })
})
