import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runStep } from '../src/processes/run-step.mjs'
import { repositoryRoot } from '../src/repository-root.mjs'
import { createShop } from '../src/shop/create-shop.mjs'
import { startShop } from '../src/shop/start-shop.mjs'
import { copyTemplate, linkPackages } from './copy-template.mjs'
import { visitShop } from './visit-shop.mjs'

describe('a shop made by create-shop', () => {
  /** @type {string} */
  let root
  /** @type {string} */
  let folder
  /** @type {Awaited<ReturnType<typeof startShop>>} */
  let shop

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-shop-'))
    await copyTemplate(root)
    const made = await createShop({ root, name: 'bells' })
    folder = join(root, made.folder)
    await linkPackages(folder)
    await writeProducts()
    await eject('contact/contact')
    await run('messages')
    await run('build')
    shop = await startShop('bells', { root, beside: ['tenant-minimal'] })
  })
  afterAll(async () => {
    await shop?.stop()
    await rm(root, { recursive: true, force: true })
  })

  /** A category and a product, with its image. */
  async function writeProducts() {
    const texts = { name: 'Brass bell', slug: 'brass-bell', excerpt: 'Loud and clear.' }
    const product = {
      type: 'product',
      key: 'brass-bell',
      categories: ['bells'],
      translations: { en: texts },
      variants: [{ sku: 'B-1', priceMinor: 1900, stock: 12 }],
      images: [{ file: 'brass-bell', alt: { en: 'Brass bell' } }],
    }
    const bells = {
      type: 'category',
      key: 'bells',
      translations: { en: { name: 'Bells', slug: 'bells' } },
    }
    const lines = [bells, product].map((record) => `${JSON.stringify(record)}\n`)
    await writeFile(join(folder, 'platform/catalogue.jsonl'), lines.join(''))
    await writeFile(
      join(folder, 'platform/pictures/brass-bell.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>',
    )
  }

  /**
   * Copies a page into the shop, which it is built with.
   *
   * @param {string} page
   */
  async function eject(page) {
    const command = join(repositoryRoot, 'packages/storefront/bin/floga-storefront.mjs')
    await runStep({
      name: 'eject',
      command: [process.execPath, command, 'eject', page],
      root,
      cwd: folder,
      logFile: join(root, 'logs', 'eject.log'),
      env: process.env,
    })
  }

  /**
   * A script of the shop's package.json.
   *
   * @param {string} name
   */
  async function run(name) {
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const bin = join(folder, 'node_modules/.bin')
    await runStep({
      name,
      command: ['sh', '-c', scripts[name]],
      root,
      cwd: folder,
      logFile: join(root, 'logs', `${name}.log`),
      env: { ...process.env, NODE_ENV: undefined, PATH: `${bin}${delimiter}${process.env.PATH}` },
    })
  }

  it('passes its own tests', () => expect(run('test')).resolves.toBeUndefined())

  it('sells its products, under its own name', async () => {
    const visit = visitShop(shop.origin)
    expect(await visit.open('/')).toBe(200)
    expect(visit.page().title).toContain('Bells')
    expect(await visit.follow('All products')).toBe(200)
    expect(await visit.follow('Brass bell')).toBe(200)
    expect(visit.page().querySelector('h1')?.textContent).toBe('Brass bell')
    expect(visit.page().querySelector('main')?.textContent).toContain('Loud and clear.')
    expect(await visit.send(/Add to cart/)).toBe(200)
    expect([...visit.cookies.keys()].toSorted()).toEqual(['bells-cart', 'bells-cart-known'])
    expect(await visit.follow('To checkout')).toBe(200)
    const buyer = {
      firstName: 'Ada',
      lastName: 'Ring',
      email: 'ada@example.com',
      phone: '+302101234567',
      'billing.postalCode': '10431',
      'billing.address': 'Street 1',
      'billing.city': 'City',
    }
    expect(await visit.send(/^Show the delivery methods/, buyer)).toBe(200)
    const choices = { shippingMethodId: 'courier', paymentMethodId: 'bank-transfer', terms: 'on' }
    expect(await visit.send(/^Order with/, choices)).toBe(200)
    expect(visit.page().querySelector('h1')?.textContent).toBe('Thank you for your order')
    expect(await visit.open('/shopping-cart')).toBe(200)
    expect([...visit.cookies.keys()]).toEqual([])
    await visit.open('/nowhere')
    expect(visit.page().documentElement.outerHTML).not.toMatch(/waraqa|\btea\b|dubai/i)
  })

  it('has an ejected page of its own, which works as before', async () => {
    expect(await readFile(join(folder, 'app/routes.ts'), 'utf8')).toContain(
      "'contact/contact': 'contact/contact-page.tsx'",
    )
    const visit = visitShop(shop.origin)
    expect(await visit.open('/contact')).toBe(200)
    const message = { name: 'Ada Ring', email: 'ada@example.com', message: 'How loud are they?' }
    expect(await visit.send(/^Send message/, { ...message, email: '' })).toBe(400)
    expect(visit.page().body.textContent).toContain('Email: This field is required')
    expect(await visit.send(/^Send message/, message)).toBe(200)
    expect(visit.page().body.textContent).toContain('Your message was sent')
  })

  it('writes the mail of the order in its name', async () => {
    const mails = join(shop.data, 'mails')
    const listOrderMails = async () => {
      const names = await readdir(mails).catch(() => [])
      return names.filter((name) => name.startsWith('order-'))
    }
    await expect.poll(listOrderMails, { timeout: 60_000 }).not.toEqual([])
    const files = await listOrderMails()
    const texts = await Promise.all(files.map((file) => readFile(join(mails, file), 'utf8')))
    expect(texts.join()).toContain('info@bells.example')
    expect(texts.join()).not.toMatch(/waraqa|floga/i)
  })

  it('sees no data of another shop on its platform, nor the other way round', async () => {
    const cookies = new Map()
    const visits = [shop.origin, ...shop.besides].map((origin) => visitShop(origin, cookies))
    const [own, other] = visits
    if (!own || !other) throw new Error('There are two shops.')
    /** The content of the page of all products. */
    const readList = async (/** @type {typeof own} */ visit) => {
      await visit.open('/products')
      const { innerHTML } = visit.page().body
      return {
        products: [...new Set(innerHTML.match(/\/products\/[\w-]+/g))],
        assets: [...new Set(innerHTML.match(/\/assets\/[a-z]+\/[\w./-]+/g))],
      }
    }
    const lists = { own: await readList(own), other: await readList(other) }
    expect(lists.own.products).toEqual(['/products/brass-bell'])
    expect(lists.other.products).toHaveLength(12)
    expect(lists.own.assets.length).toBeGreaterThan(0)
    expect(lists.other.assets.length).toBeGreaterThan(11)
    const statuses = async (/** @type {string} */ origin, /** @type {string[]} */ paths) =>
      new Set(
        await Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}`)).status)),
      )
    const none = new Set([404])
    for (const [visit, foreign, id] of /** @type {const} */ ([
      [own, lists.other, 'bells'],
      [other, lists.own, 'waraqa'],
    ])) {
      const { origin } = visit
      const renamed = foreign.assets.map((path) =>
        path.replace(/^\/assets\/[a-z]+/, `/assets/${id}`),
      )
      expect(await statuses(origin, [...foreign.products, ...foreign.assets, ...renamed])).toEqual(
        none,
      )
    }
    expect(await statuses(other.origin, lists.other.assets)).toEqual(new Set([200]))
    // A search knows the goods of its shop alone.
    await own.open('/products?search=matcha')
    expect(own.page().body.innerHTML).not.toContain('/products/matcha')
    await other.open('/products?search=matcha')
    expect(other.page().body.innerHTML).toContain('/products/matcha')
    // One host, one browser: each has its own cart.
    await own.open('/products/brass-bell')
    await own.send(/Add to cart/)
    await other.open(lists.other.products[0] ?? '')
    await other.send(/Add to cart/)
    expect([...cookies.keys()].toSorted()).toEqual([
      'bells-cart',
      'bells-cart-known',
      'waraqa-cart',
      'waraqa-cart-known',
    ])
    await own.open('/shopping-cart')
    expect(own.page().body.textContent).toContain('Brass bell')
    expect(own.page().documentElement.outerHTML).not.toMatch(/waraqa|\btea\b/i)
    await other.open('/shopping-cart')
    expect(other.page().documentElement.outerHTML).not.toMatch(/bells?\b/i)
  })

  it('leaves no processes behind once it is stopped', async () => {
    await shop.stop()
    expect(existsSync(shop.data)).toBe(false)
    await expect(fetch(shop.origin)).rejects.toThrow('fetch failed')
  })
})
