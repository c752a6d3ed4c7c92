import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { compileMessages } from './lib/compiler/compile-messages.js'
import type { MessageSource } from './lib/compiler/message-source.js'

const USAGE =
  'Usage: floga-messages <folder of JSON files>[,<folder>…] <output folder> [--namespaces=<JSON file>] [--check]'

const NAMESPACES = '--namespaces='

/** Where the command writes its lines. */
export interface CommandOutput {
  log(line: string): void
  error(line: string): void
}

/**
 * Compiles a folder of messages, one JSON file per language, with those of its sub-folders (one per
 * feature). With `--check` it writes nothing and fails when the generated files are out of date.
 * Later folders override messages of earlier ones, and the last one defines the languages.
 * `--namespaces` names a file with the groups and keys of each namespace, which then gets modules of
 * its own.
 *
 * @returns The exit code.
 */
export async function runCommand(args: string[], output: CommandOutput): Promise<number> {
  const isCheck = args.includes('--check')
  const namespacesFlag = args.find((arg) => arg.startsWith(NAMESPACES))
  const [from, to, ...rest] = args.filter((arg) => arg !== '--check' && arg !== namespacesFlag)
  if (!from || !to || rest.length > 0) {
    output.error(USAGE)
    return 2
  }
  const sources = await readSources(from)
  if (sources.length === 0) {
    output.error(`${from}: no messages. Write one JSON file a language, such as el.json.`)
    return 1
  }

  const namespaces = namespacesFlag
    ? await readNamespaces(namespacesFlag.slice(NAMESPACES.length))
    : new Map()
  if (!namespaces) {
    output.error(`${namespacesFlag}: not an object of lists of groups and keys, by namespace.`)
    return 1
  }
  const { modules, problems } = compileMessages(sources, namespaces)
  for (const { file, key, message } of problems) {
    output.error([file, key, message].filter(Boolean).join(': '))
  }
  if (problems.length > 0) return 1

  const stale = await findStale(modules, to)
  if (isCheck) {
    const again = ['floga-messages', from, to, ...(namespacesFlag ? [namespacesFlag] : [])].join(
      ' ',
    )
    for (const file of stale) output.error(`${file}: not fresh. Run ${again}.`)
    return stale.length > 0 ? 1 : 0
  }
  for (const [name, text] of modules) {
    const file = join(to, name)
    // Skips unchanged files, so that watchers rebuild only what depends on a change.
    if (!stale.includes(file)) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  output.log(`${sources.length} languages compiled to ${to}, ${stale.length} files changed`)
  return 0
}

/** Reads the messages of each language, later folders overriding earlier ones. */
async function readSources(from: string): Promise<MessageSource[]> {
  const folders = await Promise.all(from.split(',').map(listMessageFolders))
  const last = folders.at(-1) ?? []
  return Promise.all(
    (await listLanguageFiles(last)).map(async (name) => {
      const code = basename(name, '.json')
      const files = await Promise.all(
        folders.flat().map(async (folder) => {
          const file = join(folder, name)
          const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
            if (error.code === 'ENOENT') return '{}'
            throw error
          })
          return { file, text, messages: parse(text) }
        }),
      )
      // The compiler reports what is wrong with a file that is no JSON.
      const broken = files.find((one) => one.messages === undefined)
      if (broken) return { code, file: broken.file, json: broken.text }
      return {
        code,
        file: join(last.at(-1) ?? from, name),
        json: JSON.stringify(files.map((one) => one.messages).reduce(merge)),
        origins: new Map(
          files.flatMap((one) => listKeys(one.messages).map((key) => [key, one.file])),
        ),
      }
    }),
  )
}

/** A folder's sub-folders, in the order of their names, and the folder itself, which overrides them. */
export async function listMessageFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const features = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return [...features.sort().map((name) => join(folder, name)), folder]
}

/** Names of the files of a folder's languages: its own, or else those of its sub-folders. */
async function listLanguageFiles(folders: readonly string[]): Promise<string[]> {
  const names = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(folder).catch((): string[] => [])
      return entries.filter((name) => name.endsWith('.json'))
    }),
  )
  const own = names.at(-1) ?? []
  return [...new Set(own.length > 0 ? own : names.flat())].sort()
}

/** Undefined where a text is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whole keys of messages, such as `cart.title`. */
function listKeys(messages: unknown, key = ''): string[] {
  if (!isGroup(messages)) return [key]
  return Object.entries(messages).flatMap(([name, child]) =>
    listKeys(child, key ? `${key}.${name}` : name),
  )
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
async function readNamespaces(file: string): Promise<Map<string, string[]> | null> {
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
