import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

import { CommandError } from './command-error.js'
import { ejectPage } from './eject-page.js'
import { findMissingMessages, languageName, listIncompleteLanguages } from './missing-messages.js'
import type { ShopFolders } from './missing-messages.js'
import { findPlaceholders } from './placeholders.js'

const USAGE = `Usage, in the folder of a shop:
  floga-storefront check                what its texts lack, counted
  floga-storefront language <code>      messages that a language lacks, with the English beside them
  floga-storefront eject <page>         copies a page into the app, such as content/privacy
  --messages <folder>[,<folder>…]       its messages, the last folder defining the languages (messages)
  --tenant <folder>                     its tenant on the platform (platform)
  --app <folder>                        its routes (app)`

/** Where the command runs, and where it writes its lines. */
export interface CommandContext {
  folder: string
  output: { log(line: string): void; error(line: string): void }
}

// A bundler would take an address of its own for the one of a file.
const storefront = join(import.meta.dirname, '../../..')

/** Runs `floga-storefront`. @returns The exit code. */
export async function runStorefrontCommand(
  args: string[],
  { folder, output }: CommandContext,
): Promise<number> {
  try {
    const { values, positionals } = readArguments(args)
    const [command, name = ''] = positionals
    const folders: ShopFolders = {
      storefront,
      messages: values.messages.split(',').map((one) => join(folder, one)),
      tenant: join(folder, values.tenant),
    }
    if (command === 'check') check(folders, folder, output)
    else if (command === 'language' && isLanguage(name)) listLanguage(folders, name, folder, output)
    else if (command === 'eject' && name) {
      await eject(name, join(folder, values.app), folder, output)
    } else throw new CommandError(USAGE)
    return 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    output.error(error.message)
    return 1
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        messages: { type: 'string', default: 'messages' },
        tenant: { type: 'string', default: 'platform' },
        app: { type: 'string', default: 'app' },
      },
    })
  } catch {
    throw new CommandError(USAGE)
  }
}

function isLanguage(name: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(name)
}

/** A start goes on with what is missing: one line for each language and file. */
function check(folders: ShopFolders, folder: string, output: CommandContext['output']): void {
  for (const { code, missing, total } of listIncompleteLanguages(folders)) {
    output.log(
      `${languageName(code)}: ${missing} of ${total} texts are missing. They are listed by floga-storefront language ${code}`,
    )
  }
  for (const { file, count } of findPlaceholders(folders)) {
    const places = count === 1 ? '1 place' : `${count} places`
    output.log(`${relative(folder, file)}: ${places} to fill in, marked [FILL IN: …]`)
  }
}

function listLanguage(
  folders: ShopFolders,
  code: string,
  folder: string,
  output: CommandContext['output'],
): void {
  for (const { server, file, missing, total } of findMissingMessages(folders, code)) {
    output.log(`${languageName(code)}, ${server}: ${missing.length} of ${total} are missing`)
    for (const [key, english] of missing) {
      output.log(`  ${key.padEnd(44)} ${JSON.stringify(english)}`)
    }
    const place = server === 'platform' ? `, messages.${code}` : ''
    if (missing.length > 0) output.log(`  → ${relative(folder, file)}${place}\n`)
  }
}

async function eject(
  id: string,
  app: string,
  folder: string,
  output: CommandContext['output'],
): Promise<void> {
  const { module, files, isReplaced } = await ejectPage(id, { app, storefront })
  for (const file of files) output.log(relative(folder, join(app, file)))
  const line = `replace: { '${id}': '${module}' }`
  output.log(
    isReplaced
      ? `${relative(folder, join(app, 'routes.ts'))}: ${line}`
      : `Write it into app/routes.ts: storefrontRoutes(import.meta.url, features, { ${line} })`,
  )
}
