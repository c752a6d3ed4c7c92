import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { createShop } from './create-shop.js'
import { CreateShopError, readPlace } from './shop-place.js'
import type { GivenPlace } from './shop-place.js'

const USAGE = `Usage: npm create @floga/shop <name> -- --languages nl,en --currency EUR --country NL --vat 21
  --deliver-to BE,DE     countries that it delivers to besides
  --time-zone <name>     that of the country by default
  --port <number>        of the shop; the platform and the sandbox of payments have the next ones (3000)
  --kit <folder>         packages of the kit as tarballs, in place of those of a registry
  --platform <address>   a platform that runs elsewhere; without it the shop starts one of its own
It asks for what is missing.`

/** Where the command runs. */
export interface CreateShopContext {
  folder: string
  input: NodeJS.ReadStream
  output: { log(line: string): void; error(line: string): void }
}

/** Runs `create-shop`. @returns The exit code. */
export async function runCreateShop(
  args: string[],
  { folder, input, output }: CreateShopContext,
): Promise<number> {
  try {
    const { values, positionals } = readArguments(args)
    const ask = input.isTTY ? askFor(input) : null
    const answers = {
      name: positionals[0] || (await ask?.('Name of the shop, in small letters and hyphens')) || '',
      languages: values.languages || (await ask?.('Languages, the default one first', 'en')),
      currency: values.currency || (await ask?.('Currency, such as USD')),
      country: values.country || (await ask?.('Country of the shop, such as NL')),
      vat: values.vat || (await ask?.('VAT, per cent')),
    }
    ask?.close()
    const missing = Object.entries(answers).find(([, answer]) => !answer)
    if (missing) throw new CreateShopError(`${missing[0]} is missing.\n${USAGE}`)
    const place = readPlace({
      ...(answers as GivenPlace),
      deliverTo: values['deliver-to'],
      timeZone: values['time-zone'],
    })
    const template = values.template ?? fileURLToPath(new URL('../template', import.meta.url))
    const files = await createShop({
      folder: join(folder, answers.name),
      name: answers.name,
      place,
      template,
      ...(values.platform ? { platform: values.platform } : {}),
      ...(values.port ? { port: readPort(values.port) } : {}),
      ...(values.kit ? { tarballs: resolve(folder, values.kit) } : {}),
      hasServers: !values['without-servers'],
    })
    output.log(`${answers.name}: ${files} files.`)
    if (!values['without-servers']) {
      output.log(`Next: cd ${answers.name}, npm install, npm start`)
    }
    return 0
  } catch (error) {
    if (!(error instanceof CreateShopError)) throw error
    output.error(error.message)
    return 1
  }
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: args.filter((one) => one !== '--'),
      allowPositionals: true,
      options: {
        languages: text,
        currency: text,
        country: text,
        vat: text,
        'deliver-to': text,
        'time-zone': text,
        platform: text,
        port: text,
        kit: text,
        template: text,
        'without-servers': { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new CreateShopError(USAGE)
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 1023 && port < 65_533) return port
  throw new CreateShopError(`'${text}' is no port such as 3000.`)
}

function askFor(input: NodeJS.ReadStream) {
  const terminal = createInterface({ input, output: process.stdout })
  const ask = async (question: string, byDefault = ''): Promise<string> => {
    const answer = await terminal.question(`${question}${byDefault ? ` (${byDefault})` : ''}: `)
    return answer.trim() || byDefault
  }
  return Object.assign(ask, { close: () => terminal.close() })
}
