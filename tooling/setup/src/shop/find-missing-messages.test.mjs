import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'
import { findMissingMessages, warnOfMissingMessages } from './find-missing-messages.mjs'

const shop = { name: 'tea', folder: 'apps/tea', tenantFolder: 'apps/tea/platform' }

const files = {
  'packages/storefront/messages/en.json': { cart: { title: 'Cart', empty: 'Nothing' } },
  'packages/storefront/messages/de.json': { cart: { title: 'Warenkorb', empty: 'Nichts' } },
  'packages/storefront/messages/content/en.json': { content: { print: 'Print' } },
  'packages/storefront/messages/content/de.json': { content: { print: 'Drucken' } },
  'packages/storefront/messages/content/nl.json': { content: { print: 'Afdrukken' } },
  'apps/tea/messages/en.json': { home: 'Tea', cart: { title: 'Basket' } },
  'apps/tea/messages/de.json': { home: 'Tee' },
  'apps/tea/messages/nl.json': { cart: { title: 'Mandje' } },
  'apps/platform/src/foundation/messages/languages/en.json': { mail: { hi: 'Hello', by: 'Bye' } },
  'apps/platform/src/foundation/messages/languages/de.json': {
    mail: { hi: 'Hallo', by: 'Tschüs' },
  },
  'apps/tea/platform/tenant.json': {
    locales: ['de', 'nl'],
    messages: { nl: { 'mail.hi': 'Hallo' } },
  },
}

const createRoot = () =>
  createTemporaryFolder(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]),
    ),
  )

describe('findMissingMessages', () => {
  it('lists what shop and platform lack, with the English beside it and the file to write', () => {
    expect(findMissingMessages(createRoot(), shop, 'nl')).toEqual([
      {
        server: 'shop',
        file: 'apps/tea/messages/nl.json',
        missing: [
          ['cart.empty', 'Nothing'],
          ['home', 'Tea'],
        ],
        total: 4,
      },
      {
        server: 'platform',
        file: 'apps/tea/platform/tenant.json, messages.nl',
        missing: [['mail.by', 'Bye']],
        total: 2,
      },
    ])
  })

  it('lists everything of a language without a text', () => {
    const found = findMissingMessages(createRoot(), shop, 'fr')
    expect(found.map(({ missing, total }) => [missing.length, total])).toEqual([
      [4, 4],
      [2, 2],
    ])
  })
})

describe('warnOfMissingMessages', () => {
  it('names the languages of a shop that are not whole, and the command', () => {
    const own = { ...shop, owner: '', port: 1, platformPort: 2, dataFolder: '', hasProvider: false }
    expect(warnOfMissingMessages(createRoot(), own)).toEqual([
      'Dutch: 3 texts are missing. They are listed by pnpm language nl --tenant tea',
    ])
  })
})
