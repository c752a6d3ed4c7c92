import { InvalidArgumentError } from '@commander-js/extra-typings'
import {
  addWebhook,
  hasWebhook,
  listWebhooks,
  removeWebhook,
} from '../../domains/webhooks/webhook.js'
import { isWebhookEvent, webhookEvents } from '../../domains/webhooks/webhook-events.js'
import type { WebhookEvent } from '../../domains/webhooks/webhook-events.js'
import {
  listWebhookMessages,
  resendWebhookMessages,
} from '../../domains/webhooks/webhook-messages.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { CommandError } from '../command-context.js'
import { counted } from '../print-report.js'
import {
  dryRunOption,
  examples,
  parseDay,
  tenantOption,
  wholeNumber,
} from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { staffTime } from '../staff-texts.js'
import { findTenant } from '../tenants/find-tenant.js'

const maxMessages = 200

export const addWebhookCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('add-webhook')
    .summary('tell a program of events at an address')
    .description(
      `Tells a program of events, and prints the secret that signs them. Events: ${webhookEvents.join(', ')}.`,
    )
    .argument('<address>', 'https:// address that takes POST', parseAddress)
    .option('--events <events>', 'such as order.placed,order.moved (default: all)', parseEvents)
    .option('--stock-below <pieces>', 'of stock.below', wholeNumber({ from: 1, to: 1_000_000 }), 5)
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText(
      'after',
      examples('add-webhook https://erp.example/floga --events order.placed,order.moved'),
    )
    .action((url, { tenant: given, dryRun: isDryRun = false, stockBelow, ...options }) =>
      runForTenant(given, async ({ database }, tenant) => {
        const { events = webhookEvents } = options
        const { id, secret } = await changeOrDryRun(database, { tenant, isDryRun }, (sql) =>
          addWebhook(sql, { url, events, stockBelow, now: new Date() }),
        )
        if (isDryRun) {
          output.result(`Would tell ${url} of ${events.join(', ')}.`)
          return
        }
        output.result(secret)
        output.note(`Webhook ${id}: ${url} is told of ${events.join(', ')}.`)
      }),
    )
}

export const listWebhooksCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('list-webhooks')
    .summary('list webhooks and their messages')
    .description(
      'Lists webhooks: id, address, events, messages that were sent, wait and have failed; or the last messages of one: time, event, object, state, tries and the last error.',
    )
    .option('--messages <id>', `the last ${maxMessages} messages of a webhook, the newest first`)
    .addOption(tenantOption)
    .addHelpText('after', examples('list-webhooks', 'list-webhooks --messages 12345678'))
    .action(({ tenant: given, messages: webhookId }) =>
      runForTenant(given, async ({ database }, tenant) => {
        const { timeZone } = await findTenant(database, tenant)
        if (webhookId !== undefined) {
          const found = await database.read(tenant, async (sql) => {
            if (!(await hasWebhook(sql, webhookId))) throw noWebhook(tenant, webhookId)
            return listWebhookMessages(sql, { webhookId, limit: maxMessages })
          })
          for (const { at, type, data, state, attempts, lastError } of found) {
            const cells = [staffTime(at, timeZone), type, JSON.stringify(data), state]
            output.result(
              [...cells, attempts === 1 ? '1 try' : `${attempts} tries`, lastError ?? '']
                .join('\t')
                .trimEnd(),
            )
          }
          output.note(`${counted(found.length, 'message')}.`)
          return
        }
        const webhooks = await database.read(tenant, listWebhooks)
        for (const { id, url, events, sent, waiting, failed } of webhooks) {
          const counts = `${sent} sent, ${waiting} waiting, ${failed} failed`
          output.result([id, url, events.join(' '), counts].join('\t'))
        }
        output.note(`${counted(webhooks.length, 'webhook')}.`)
      }),
    )
}

export const resendWebhookCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('resend-webhook')
    .summary('send messages of a webhook again')
    .description('Sends what has failed again, or everything since a day.')
    .argument('<id>', 'as in list-webhooks')
    .option('--since <day>', 'everything since that day, in UTC, sent or not', parseDay)
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('resend-webhook 12345678 --since 2026-11-22'))
    .action((webhookId, { tenant: given, dryRun: isDryRun = false, since }) =>
      runForTenant(given, async ({ database }, tenant) => {
        const options = { webhookId, since: since === undefined ? null : new Date(since) }
        const count = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
          if (!(await hasWebhook(sql, webhookId))) throw noWebhook(tenant, webhookId)
          return resendWebhookMessages(sql, { ...options, now: new Date() })
        })
        if (count === 0) throw new CommandError(`Webhook ${webhookId} has nothing to send again.`)
        output.result(`${isDryRun ? 'Would send' : 'Sending'} ${counted(count, 'message')} again.`)
      }),
    )
}

export const removeWebhookCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('remove-webhook')
    .summary('remove a webhook, and what waits for it')
    .description('Removes a webhook at once, and the messages that wait for it.')
    .argument('<id>', 'as in list-webhooks')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('remove-webhook 12345678'))
    .action((id, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, async ({ database }, tenant) => {
        const isRemoved = await changeOrDryRun(database, { tenant, isDryRun }, (sql) =>
          removeWebhook(sql, id),
        )
        if (!isRemoved) throw noWebhook(tenant, id)
        output.result(`${isDryRun ? 'Would remove' : 'Removed'} webhook ${id}.`)
      }),
    )
}

function noWebhook(tenant: string, id: string): CommandError {
  return new CommandError(`${tenant} has no webhook ${id}.`)
}

const thisMachine = ['localhost', '127.0.0.1', '[::1]']

function parseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSecret = url?.protocol === 'https:'
  const isHere = url?.protocol === 'http:' && thisMachine.includes(url.hostname)
  if (url && (isSecret || isHere) && url.username === '') return url.href
  throw new InvalidArgumentError('It is no address that begins with https://.')
}

function parseEvents(text: string): WebhookEvent[] {
  const typed = [...new Set(text.split(',').map((event) => event.trim()))]
  const events = typed.filter(isWebhookEvent)
  if (events.length === typed.length) return events
  const stray = typed.find((event) => !isWebhookEvent(event))
  throw new InvalidArgumentError(`There is no "${stray}": allowed are ${webhookEvents.join(', ')}.`)
}
