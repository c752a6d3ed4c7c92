import { basename } from 'node:path'
import type { ForeignFile } from '../../domains/catalogue/foreign/foreign-product.js'
import { openMerchantFile } from '../../domains/catalogue/foreign/google-merchant/merchant-file.js'
import {
  readMerchantTable,
  readMerchantXml,
} from '../../domains/catalogue/foreign/google-merchant/read-merchant-items.js'
import { prestashopFile } from '../../domains/catalogue/foreign/prestashop/prestashop-file.js'
import { recognizeFormat } from '../../domains/catalogue/foreign/recognize-format.js'
import type { FileFormat } from '../../domains/catalogue/foreign/recognize-format.js'
import { shopifyFile } from '../../domains/catalogue/foreign/shopify/shopify-file.js'
import {
  readSkroutzItems,
  toSkroutzNames,
} from '../../domains/catalogue/foreign/skroutz/read-skroutz-items.js'
import { woocommerceFile } from '../../domains/catalogue/foreign/woocommerce/woocommerce-file.js'
import { readTable } from '../../foundation/files/read-table.js'
import { readTextHead } from '../../foundation/files/read-text-file.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'
import { CommandError } from '../command-context.js'

/** A format of another program. */
export type ForeignFormat = Exclude<FileFormat, 'catalogue' | 'prices'>

/** How each format is called, and the command that imports it. */
export const formats: Readonly<Record<FileFormat, { command: string; label: string }>> = {
  catalogue: { command: 'import', label: 'a catalogue in JSON Lines' },
  'google-merchant': {
    command: 'import-google-merchant',
    label: 'a feed for Google Merchant Center',
  },
  prestashop: { command: 'import-prestashop', label: 'a list of products of PrestaShop' },
  prices: { command: 'import-prices', label: 'a list of prices' },
  shopify: { command: 'import-shopify', label: 'a product export of Shopify' },
  skroutz: { command: 'import-skroutz', label: 'a feed for Skroutz' },
  woocommerce: { command: 'import-woocommerce', label: 'a product export of WooCommerce' },
}

/** The columns or elements that a format is recognized by. */
const marks: Readonly<Record<FileFormat, string>> = {
  catalogue: 'a JSON object a line',
  'google-merchant': '<rss> or <feed>, or the columns id, title, price and availability',
  prestashop: 'the columns Name and Price (tax incl.) or Price tax excluded',
  prices: 'the column sku',
  shopify: 'the columns Handle (or URL handle) and Title',
  skroutz: '<mywebstore> or <price_with_vat>',
  woocommerce: 'the columns Type, SKU, Name and Regular price',
}

export interface OpenForeignFileOptions {
  file: string
  encoding: string | undefined
  settings: TenantSettings
}

/**
 * Refuses a file of another format than the expected one, before anything of it is read.
 *
 * @throws {CommandError} That says which one it is, and which command imports it.
 */
export async function requireFormat(
  expected: FileFormat,
  { file, encoding }: Pick<OpenForeignFileOptions, 'file' | 'encoding'>,
): Promise<void> {
  const name = basename(file)
  const head = await readTextHead(file, { encoding })
  if (head.trim() === '') throw new CommandError(`${name} is empty.`)
  const format = recognizeFormat(head)
  // Titles of price lists come in several languages: their reader knows them.
  if (format === expected || (expected === 'prices' && format === undefined)) return
  const { label } = formats[expected]
  if (format) {
    const { label: found, command } = formats[format]
    throw new CommandError(`${name} is not ${label}, but ${found}: import it with ${command}.`)
  }
  const [first = ''] = head.trim().split(/\r\n|\n|\r/)
  const shown = first.length > 200 ? `${first.slice(0, 200)}…` : first
  throw new CommandError(
    `${name} is not ${label}, which has ${marks[expected]}. It begins with: ${shown}`,
  )
}

const openers: Readonly<
  Record<ForeignFormat, (options: OpenForeignFileOptions) => Promise<ForeignFile>>
> = {
  async shopify({ file, encoding, settings }) {
    const { currency, defaultLocale } = settings
    const otherCategory = messagesIn(defaultLocale, settings).say('otherCategory')
    return shopifyFile(await readTable(file, { encoding }), { currency, otherCategory })
  },
  woocommerce: async ({ file, encoding, settings: { currency } }) =>
    woocommerceFile(await readTable(file, { encoding }), { currency }),
  prestashop: async ({ file, encoding, settings: { currency, standardTaxRate } }) =>
    prestashopFile(await readTable(file, { encoding }), { currency, taxRate: standardTaxRate }),
  async 'google-merchant'({ file, encoding, settings }) {
    const isXml = (await readTextHead(file, { encoding })).trimStart().startsWith('<')
    return openMerchantFile({
      readItems: () =>
        isXml ? readMerchantXml(file, { encoding }) : readMerchantTable(file, { encoding }),
      currency: settings.currency,
      messages: messagesIn(settings.defaultLocale, settings),
    })
  },
  skroutz: ({ file, encoding, settings }) =>
    openMerchantFile({
      readItems: () => readSkroutzItems(file, { encoding }),
      currency: settings.currency,
      messages: messagesIn(settings.defaultLocale, settings),
      fieldNames: toSkroutzNames,
    }),
}

/** Opens a file of another program, once its format was checked. */
export async function openForeignFile(
  format: ForeignFormat,
  options: OpenForeignFileOptions,
): Promise<ForeignFile> {
  await requireFormat(format, options)
  return openers[format](options)
}
