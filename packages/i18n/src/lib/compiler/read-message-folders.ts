import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { MessageProblem, MessageSource } from './message-source.js'
import type { MessageNamespaces } from './sort-into-namespaces.js'

const NAMESPACES_FILE = 'namespaces.json'

/** Messages of all languages, as folders hold them. */
export interface MessageFolders {
  sources: MessageSource[]
  /** Groups and keys of each namespace, of `namespaces.json` in any of the folders. */
  namespaces: MessageNamespaces
  /** Messages of the language that takes the place of others. */
  fallback?: MessageSource
  problems: MessageProblem[]
}

/** A folder of messages; `feature` is its name where it is a sub-folder. */
interface MessageFolder {
  path: string
  feature?: string
}

/**
 * Reads folders of messages, one JSON file per language, with those of their sub-folders (one per
 * feature). Later folders override messages of earlier ones, a folder those of its sub-folders, and
 * the last folder defines the languages.
 *
 * @param fallback Code of a language that is read besides. @default none
 */
export async function readMessageFolders(
  paths: readonly string[],
  fallback?: string,
): Promise<MessageFolders> {
  const problems: MessageProblem[] = []
  const groups = await Promise.all(paths.map(listFolders))
  const folders = groups.flat()
  const last = groups.at(-1) ?? []
  const names = await listLanguageFiles(last)
  const sources = await Promise.all(names.map((name) => readSource(name, folders)))
  const namespaces = new Map<string, readonly string[]>()
  for (const { path } of folders) {
    const file = join(path, NAMESPACES_FILE)
    const own = parse(await readFileIfExists(file))
    if (!isNamespaces(own)) {
      problems.push({ file, key: '', message: 'Not an object of lists of groups and keys.' })
      continue
    }
    for (const [name, keys] of Object.entries(own)) {
      namespaces.set(name, [...(namespaces.get(name) ?? []), ...keys])
    }
  }
  return {
    sources,
    namespaces,
    problems,
    ...(fallback ? { fallback: await readSource(`${fallback}.json`, folders) } : {}),
  }
}

/** A folder's sub-folders, in the order of their names, and the folder itself. */
async function listFolders(path: string): Promise<MessageFolder[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const features = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return [...features.sort().map((feature) => ({ path: join(path, feature), feature })), { path }]
}

/** Names of the files of a folder's languages: its own, or else those of its sub-folders. */
async function listLanguageFiles(folders: readonly MessageFolder[]): Promise<string[]> {
  const names = await Promise.all(
    folders.map(async ({ path }) => {
      const entries = await readdir(path).catch((): string[] => [])
      return entries.filter((name) => name.endsWith('.json') && name !== NAMESPACES_FILE)
    }),
  )
  const own = names.at(-1) ?? []
  return [...new Set(own.length > 0 ? own : names.flat())].sort()
}

async function readSource(name: string, folders: readonly MessageFolder[]): Promise<MessageSource> {
  const code = basename(name, '.json')
  const files = await Promise.all(
    folders.map(async ({ path, feature }) => {
      const file = join(path, name)
      const text = await readFileIfExists(file)
      return { file, feature, text, messages: parse(text) }
    }),
  )
  // The compiler reports what is wrong with a file that is no JSON.
  const broken = files.find((one) => one.messages === undefined)
  if (broken) return { code, file: broken.file, json: broken.text }
  const entries = files.flatMap(({ messages, ...origin }) =>
    listKeys(messages).map((key) => ({ key, ...origin })),
  )
  return {
    code,
    file: files.at(-1)?.file ?? name,
    json: JSON.stringify(files.map((one) => one.messages).reduce(merge)),
    origins: new Map(entries.map(({ key, file }) => [key, file])),
    // Files outside of sub-folders override texts alone.
    features: new Map(entries.flatMap(({ key, feature }) => (feature ? [[key, feature]] : []))),
  }
}

/** An empty object where there is no such file. */
async function readFileIfExists(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
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

function isNamespaces(value: unknown): value is Record<string, string[]> {
  return (
    isGroup(value) &&
    Object.values(value).every(
      (list) => Array.isArray(list) && list.every((one) => typeof one === 'string'),
    )
  )
}
