import { createPlatformClient } from '@floga/api-client'
import { OrderDocument, ProductDocument } from '@floga/api-client/operations'
import type { OrderQuery } from '@floga/api-client/operations'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tenant } from '#tenant/tenant.js'

/** Data of the platform, read without the shop. */
export interface PlatformData {
  order(id: string): Promise<NonNullable<OrderQuery['order']>>
  /** Stock of a variant. */
  stock(slug: string, sku: string): Promise<number>
  /**
   * Mails written to files that contain a text, in their transfer encoding; without those to the
   * shop about orders.
   */
  mails(text: string): Promise<string[]>
  /** The same, to the shop about orders. */
  shopMails(text: string): Promise<string[]>
}

const shopOrder = 'shop-order-'

/** Reads a running platform's data. */
export function openPlatformData(options: { url: string; dataDir: string }): PlatformData {
  const { url, dataDir } = options
  const folder = join(dataDir, 'mails')
  const readMails = async (text: string, isRead: (name: string) => boolean) => {
    const names = await readdir(folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.eml') && isRead(name))
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    return mails.filter((mail) => mail.includes(text))
  }
  const { eshop } = createPlatformClient({
    endpoints: { main: `${url}/main`, data: `${url}/data`, auth: `${url}/auth` },
    tenant: tenant.id,
    locale: 'en',
    timezone: tenant.timeZone,
    // A platform that has just started, on a machine that runs other suites at the same time,
    // responds late.
    deadlineMs: 60_000,
  })
  return {
    async order(id) {
      const { order } = await eshop.query(OrderDocument, { id })
      if (!order) throw new Error(`The platform has no order ${id}.`)
      return order
    },
    async stock(slug, sku) {
      const { product } = await eshop.query(ProductDocument, { where: { slug } })
      const variant = product?.variants.find((candidate) => candidate.sku === sku)
      if (!variant) throw new Error(`The platform has no variant ${sku}.`)
      return variant.totalOnHand
    },
    mails: (text) => readMails(text, (name) => !name.startsWith(shopOrder)),
    shopMails: (text) => readMails(text, (name) => name.startsWith(shopOrder)),
  }
}
