import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { compileMessages } from './lib/compiler/compile-messages.js'
import type { MessageSource } from './lib/compiler/message-source.js'

const USAGE =
  'Usage: floga-messages <folder of JSON files>[,<folder>…] <output folder> [--areas=<JSON file>] [--check]'

const AREAS = '--areas='

/** Where the command writes its lines. */
export interface CommandOutput {
  log(line: string): void
  error(line: string): void
}

/**
 * Compiles a folder of messages, one JSON file a language. With `--check` it writes nothing and fails when
 * the generated files are not what the messages say. Of several folders a later one replaces words of those before, and the
 * last one says which languages there are; `--areas` names a file with the groups and keys of each area, which then
 * gets modules of its own.
 *
 * @returns The exit code.
 */
export async function runCommand(args: string[], output: CommandOutput): Promise<number> {
  const isCheck = args.includes('--check')
  const areasFlag = args.find((arg) => arg.startsWith(AREAS))
  const [from, to, ...rest] = args.filter((arg) => arg !== '--check' && arg !== areasFlag)
  if (!from || !to || rest.length > 0) {
    output.error(USAGE)
    return 2
  }
  const sources = await readSources(from)
  if (sources.length === 0) {
    output.error(`${from}: no messages. Write one JSON file a language, such as el.json.`)
    return 1
  }

  const areas = areasFlag ? await readAreas(areasFlag.slice(AREAS.length)) : new Map()
  if (!areas) {
    output.error(`${areasFlag}: not an object of lists of groups and keys, by area.`)
    return 1
  }
  const { modules, problems } = compileMessages(sources, areas)
  for (const { file, key, message } of problems) {
    output.error([file, key, message].filter(Boolean).join(': '))
  }
  if (problems.length > 0) return 1

  const stale = await findStale(modules, to)
  if (isCheck) {
    const again = ['floga-messages', from, to, ...(areasFlag ? [areasFlag] : [])].join(' ')
    for (const file of stale) output.error(`${file}: not fresh. Run ${again}.`)
    return stale.length > 0 ? 1 : 0
  }
  for (const [name, text] of modules) {
    const file = join(to, name)
    // What watches the folder has work with what changed alone.
    if (!stale.includes(file)) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  output.log(`${sources.length} languages compiled to ${to}, ${stale.length} files changed`)
  return 0
}

/** The messages of each language, later folders replacing what earlier ones say. */
async function readSources(from: string): Promise<MessageSource[]> {
  const folders = from.split(',')
  const last = folders.at(-1) ?? from
  const names = await readdir(last).catch((): string[] => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map(async (name) => {
        const file = join(last, name)
        const texts = await Promise.all(
          folders.map((folder) =>
            readFile(join(folder, name), 'utf8').catch((error: unknown) => {
              if (folder === last) throw error
              return '{}'
            }),
          ),
        )
        return { code: basename(name, '.json'), file, json: mergeTexts(texts) }
      }),
  )
}

/** One file of several; the last as it stands where one of them cannot be read, so that the compiler says why. */
function mergeTexts(texts: readonly string[]): string {
  try {
    return JSON.stringify(texts.map((text) => JSON.parse(text) as unknown).reduce(merge))
  } catch {
    return texts.at(-1) ?? ''
  }
}

function merge(base: unknown, own: unknown): unknown {
  if (!isGroup(base) || !isGroup(own)) return own
  const merged = { ...base }
  for (const [name, value] of Object.entries(own)) {
    merged[name] = name in base ? merge(base[name], value) : value
  }
  return merged
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Null where the file holds something else. */
async function readAreas(file: string): Promise<Map<string, string[]> | null> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] =>
    isListOfTexts(entry[1]),
  )
  return entries.length === Object.keys(value).length ? new Map(entries) : null
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

async function findStale(modules: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  const stale: string[] = []
  for (const [name, text] of modules) {
    const file = join(folder, name)
    const current = await readFile(file, 'utf8').catch(() => undefined)
    if (current !== text) stale.push(file)
  }
  return stale
}
