import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'

import { runCreateShop } from './run-create-shop.js'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../../..')
const template = join(root, 'apps/tenant-minimal')
const dutch = '--languages nl,en --currency EUR --country NL --vat 21 --deliver-to BE'.split(' ')

async function openFolder(parent = tmpdir()) {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'new-shop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return {
    folder,
    read: async (file: string) => readFile(join(folder, 'bikes', file), 'utf8'),
    run: async (...args: string[]) => {
      const lines: string[] = []
      const print = (line: string) => void lines.push(line)
      // No terminal, so no questions.
      const input = { isTTY: false } as NodeJS.ReadStream
      const output = { log: print, error: print }
      const all = [...args, '--template', template]
      return { code: await runCreateShop(all, { folder, input, output }), lines }
    },
  }
}

describe('create-shop', () => {
  it('makes a shop in its languages, by the law of its country', async () => {
    const { read, run: create } = await openFolder()
    expect(await create('bikes', ...dutch)).toMatchObject({ code: 0 })
    const tenant = JSON.parse(await read('platform/tenant.json')) as Record<string, unknown>
    expect(tenant).toMatchObject({
      id: 'bikes',
      defaultLocale: 'nl',
      timeZone: 'Europe/Amsterdam',
      standardTaxRate: 21,
      hasWithdrawalForm: true,
      deliveryZones: [{ name: { nl: 'Nederland' } }, { name: { nl: 'België', en: 'Belgium' } }],
      shippingRules: [{ kind: 'PICKUP' }, { zones: ['home'] }, { zones: ['abroad'] }],
      paymentRules: [
        { kind: 'IDEAL', form: 'REDIRECT', countries: ['NL'] },
        { kind: 'BANCONTACT', form: 'REDIRECT', countries: ['BE'] },
        { kind: 'CARD' },
        { kind: 'BANK_TRANSFER', name: { nl: 'Bankoverschrijving' } },
      ],
    })
    expect(await read('app/languages.ts')).toContain("code: 'nl', iso: 'nl-NL'")
    expect(await read('app/features.ts')).toContain('withdrawal: true')
    const terms = await read('platform/content/nl/terms-and-conditions.md')
    expect(terms).toContain('betaalverplichting')
    expect(terms).toContain('laagste prijs van de 30 dagen')
    expect(terms).toContain('[FILL IN: ')
    expect(terms).toContain('(/withdraw)')
    expect(await read('platform/content/en/terms-and-conditions.md')).toContain('(/en/withdraw)')
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: object }
    expect(scripts).toMatchObject({ check: 'floga-storefront check' })
    const secret = /PAYMENT_PROVIDER_SECRET=(.{32,})/
    const [, shared] = secret.exec(await read('env/platform.env')) ?? []
    expect(secret.exec(await read('env/payments.env'))?.[1]).toBe(shared)
  })

  it('makes one for a platform that runs elsewhere, outside of the European Union', async () => {
    const { read, run: create } = await openFolder()
    const place = '--languages ar --currency AED --country AE --vat 5'.split(' ')
    const platform = ['--platform', 'https://platform.example']
    expect(await create('bikes', ...place, ...platform)).toMatchObject({ code: 0 })
    expect(await read('env/shop.env')).toContain('PLATFORM_URL=https://platform.example\n')
    expect(await read('package.json')).not.toContain('@floga/platform')
    expect(await read('app/features.ts')).not.toContain('withdrawal')
    await expect(read('platform/content/ar/withdrawal-form.md')).rejects.toThrow('ENOENT')
  })

  it('names a missing or wrong answer, and keeps a folder that exists', async () => {
    const { folder, run: create } = await openFolder()
    const tried = async (...args: string[]) => (await create(...args)).lines.join('\n')
    expect(await tried('bikes', '--languages', 'nl')).toMatch(/^currency is missing\./)
    expect(await tried('bikes', ...dutch, '--country', 'Holland')).toContain("'HOLLAND'")
    expect(await tried('bikes', ...dutch, '--vat', 'low')).toContain("'low' is no VAT rate")
    expect(await tried('Bikes!', ...dutch)).toContain("'Bikes!' is no name")
    expect(await tried('bikes', ...dutch, '--colour', 'red')).toMatch(/^Usage/)
    await writeFile(join(folder, 'bikes'), 'mine')
    expect(await tried('bikes', ...dutch)).toContain('exists')
    expect(await readFile(join(folder, 'bikes'), 'utf8')).toBe('mine')
  })

  it('makes modules that type-check', async () => {
    // Below another shop, whose packages it finds there.
    const { folder, run: create } = await openFolder(join(root, 'apps/web/.cache'))
    expect(await create('bikes', ...dutch)).toMatchObject({ code: 0 })
    const shop = join(folder, 'bikes')
    const messages = join(root, 'packages/i18n/bin/floga-messages.mjs')
    const sources = `${join(root, 'packages/storefront/messages')},messages`
    const options = ['--namespaces', '--fallback=en']
    await run(process.execPath, [messages, sources, 'generated', ...options], { cwd: shop })
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const found = await run(process.execPath, [tsc, '-p', shop]).catch(
      (error: { stdout: string }) => error,
    )
    expect(found.stdout).toBe('')
  })
})
