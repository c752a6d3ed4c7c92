import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { answerCustomerRequestCommand } from './customer-requests/answer-customer-request-command.js'
import { backupUsage, runBackupCommand } from './backup/run-backup-command.js'
import type { CommandContext } from './command-context.js'
import { CommandError } from './command-context.js'
import { listCouponsCommand, saveCouponsCommand } from './coupon-commands.js'
import { createTenantCommand } from './tenants/create-tenant-command.js'
import { createMemberCommand } from './create-member-command.js'
import { generateCommand } from './catalogue/generate-command.js'
import { importCommand } from './catalogue/import-command.js'
import { importGoogleMerchantCommand } from './catalogue/import-google-merchant-command.js'
import { importShopifyCommand } from './catalogue/import-shopify-command.js'
import { importPricesCommand, setPriceCommand } from './catalogue/price-commands.js'
import { jobsCommand } from './jobs-command.js'
import { listCustomerRequestsCommand } from './customer-requests/list-customer-requests-command.js'
import { listSearchMissesCommand, saveSynonymsCommand } from './catalogue/synonym-commands.js'
import { orderUsage, runOrderCommand } from './orders/order-commands.js'
import type { OrderCommandValues } from './orders/order-commands.js'
import type { CommandOutput } from './print-report.js'
import { reportVisitsCommand } from './report-visits-command.js'
import { saveSettingsCommand } from './save-settings-command.js'

/** Values of the command line's options. */
export interface CommandValues extends OrderCommandValues {
  'skip-bad'?: boolean | undefined
  locale?: string | undefined
  currency?: string | undefined
  products?: string | undefined
  /** Pieces of what a feed says is in stock. */
  'in-stock'?: string | undefined
  seed?: string | undefined
  name?: string | undefined
  locales?: string | undefined
  country?: string | undefined
  'time-zone'?: string | undefined
  'tax-rate'?: string | undefined
  resolved?: boolean | undefined
  /** Leaves an answered request pending. */
  pending?: boolean | undefined
  sale?: string | undefined
  clear?: boolean | undefined
}

/** How the commands are called. */
export const commandUsage = `Commands:
  create-tenant <tenant.json | folder> [--dry-run]
  create-tenant --tenant <id> --locales <en,de> --currency <EUR> --country <DE> --time-zone <Europe/Berlin> --tax-rate <19> [--name <name>]
  import <file.jsonl> [--tenant floga] [--skip-bad]
  import-shopify <file.csv> --tenant <id>
  import-google-merchant <feed.xml> --tenant <id> [--in-stock 1] [--skip-bad] [--dry-run]
  generate --products <count> [--seed 1] [--tenant generated]
  set-price <SKU> [<price>] [--sale <price> | --sale none] [--dry-run] [--tenant floga]
  import-prices <file.csv> [--dry-run] [--tenant floga]   (columns sku, price, sale_price, stock)
  create-member <e-mail> [--name <name>] [--locale el] [--tenant floga]   (password on standard input)
  list-requests [--resolved] [--tenant floga]
  list-coupons [--tenant floga]
  save-coupons <file.jsonl> [--dry-run] [--tenant floga]
  answer-request <reference> [--pending] [--dry-run] [--tenant floga]   (answer on standard input)
  save-settings <file.json> [--dry-run] [--tenant floga]   (some of the settings of tenant.json)
  save-synonyms <file.jsonl> [--dry-run] [--tenant floga]
  list-search-misses [--locale el] [--clear] [--tenant floga]
  report-visits [--day 2026-11-22] [--tenant floga]
  jobs${backupUsage}${orderUsage}`

/** Commands that read more than their words: a password, an answer. */
export const commandsWithInput: ReadonlySet<string> = new Set(['create-member', 'answer-request'])

/**
 * Runs one command.
 *
 * @param input What is typed or sent for {@link commandsWithInput}.
 * @returns False when it changed nothing for a problem in what it was given.
 */
export async function runCommand(
  context: CommandContext,
  words: readonly string[],
  values: CommandValues,
  output: CommandOutput,
  input: NodeJS.ReadableStream = Readable.from([]),
): Promise<boolean> {
  const [name, file] = words
  const skipBad = values['skip-bad'] ?? false
  switch (name) {
    case 'create-tenant': {
      const path = file === undefined ? undefined : resolve(values.directory ?? '.', file)
      const isDryRun = values['dry-run'] ?? false
      await createTenantCommand(context, { path, flags: values, isDryRun }, output)
      return true
    }
    case 'import': {
      const tenant = values.tenant ?? 'floga'
      const report = await importCommand(
        context,
        { file: resolve(values.directory ?? '.', required(file, 'a file')), tenant, skipBad },
        output,
      )
      return report.isApplied
    }
    case 'import-shopify': {
      const report = await importShopifyCommand(
        context,
        {
          file: resolve(values.directory ?? '.', required(file, 'a file')),
          tenant: required(values.tenant, '--tenant'),
        },
        output,
      )
      return report.isApplied
    }
    case 'import-google-merchant': {
      const stockInStock = Number(values['in-stock'] ?? 1)
      if (!Number.isInteger(stockInStock) || stockInStock < 1 || stockInStock > 1_000_000) {
        throw new CommandError('--in-stock is a whole number above 0.')
      }
      const report = await importGoogleMerchantCommand(
        context,
        {
          file: resolve(values.directory ?? '.', required(file, 'a file')),
          tenant: required(values.tenant, '--tenant'),
          stockInStock,
          skipBad,
          isDryRun: values['dry-run'] ?? false,
        },
        output,
      )
      return report.isApplied
    }
    case 'generate': {
      const products = Number(required(values.products, '--products'))
      const seed = Number(values.seed ?? 1)
      if (!Number.isInteger(products) || products < 1 || !Number.isInteger(seed)) {
        throw new CommandError('--products and --seed are whole numbers above 0.')
      }
      const tenant = values.tenant ?? 'generated'
      const report = await generateCommand(context, { products, seed, tenant }, output)
      return report.isApplied
    }
    case 'set-price': {
      const { sale, 'dry-run': isDryRun = false, tenant = 'floga' } = values
      const sku = required(file, 'a SKU')
      await setPriceCommand(context, { tenant, sku, price: words[2], sale, isDryRun }, output)
      return true
    }
    case 'import-prices':
      return importPricesCommand(
        context,
        {
          tenant: values.tenant ?? 'floga',
          file: resolve(values.directory ?? '.', required(file, 'a file')),
          isDryRun: values['dry-run'] ?? false,
        },
        output,
      )
    case 'create-member': {
      await createMemberCommand(
        context,
        {
          email: required(file, 'an e-mail address'),
          name: values.name ?? null,
          locale: values.locale ?? 'el',
          tenant: values.tenant ?? 'floga',
        },
        { input, output },
      )
      return true
    }
    case 'list-requests': {
      const status = values.resolved ? 'RESOLVED' : 'PENDING'
      await listCustomerRequestsCommand(
        context,
        { tenant: values.tenant ?? 'floga', status },
        output,
      )
      return true
    }
    case 'list-coupons': {
      await listCouponsCommand(context, { tenant: values.tenant ?? 'floga' }, output)
      return true
    }
    case 'save-coupons':
      return saveCouponsCommand(
        context,
        {
          tenant: values.tenant ?? 'floga',
          file: resolve(values.directory ?? '.', required(file, 'a file')),
          isDryRun: values['dry-run'] ?? false,
        },
        output,
      )
    case 'save-settings': {
      await saveSettingsCommand(
        context,
        {
          tenant: values.tenant ?? 'floga',
          file: resolve(values.directory ?? '.', required(file, 'a file')),
          isDryRun: values['dry-run'] ?? false,
        },
        output,
      )
      return true
    }
    case 'save-synonyms':
      return saveSynonymsCommand(
        context,
        {
          tenant: values.tenant ?? 'floga',
          file: resolve(values.directory ?? '.', required(file, 'a file')),
          isDryRun: values['dry-run'] ?? false,
        },
        output,
      )
    case 'list-search-misses': {
      await listSearchMissesCommand(
        context,
        {
          tenant: values.tenant ?? 'floga',
          locale: values.locale ?? null,
          isCleared: values.clear ?? false,
        },
        output,
      )
      return true
    }
    case 'answer-request': {
      await answerCustomerRequestCommand(
        context,
        {
          tenant: values.tenant ?? 'floga',
          reference: required(file, 'a reference'),
          staysPending: values.pending ?? false,
          isDryRun: values['dry-run'] ?? false,
        },
        { input, output },
      )
      return true
    }
    case 'report-visits': {
      const { tenant = 'floga', day } = values
      await reportVisitsCommand(context, { tenant, day }, output)
      return true
    }
    case 'backup':
      if (!context.backup) throw new CommandError('No backup can be made here.')
      return runBackupCommand(context.backup, words, values.directory, output)
    case 'jobs':
      await jobsCommand(context, output)
      return true
    default:
      if (await runOrderCommand(context, words, values, output)) return true
      throw new CommandError(
        name === undefined ? commandUsage : `No command "${name}".\n${commandUsage}`,
      )
  }
}

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new CommandError(`${name} is missing.\n${commandUsage}`)
  return value
}
