import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compileMessages, type CompiledMessages } from './lib/compiler/compile-messages.js'
import { readMessageFolders } from './lib/compiler/read-message-folders.js'

const USAGE =
  'Usage: floga-messages <folder of JSON files>[,<folder>…] <output folder> [--namespaces] [--fallback=<language>] [--check]'

const FALLBACK = '--fallback='

/** Where the command writes its lines. */
export interface CommandOutput {
  log(line: string): void
  error(line: string): void
}

/**
 * Compiles a folder of messages, one JSON file per language, with those of its sub-folders (one per
 * feature). With `--check` it writes nothing and fails when the generated files are out of date.
 * Later folders override messages of earlier ones, and the last one defines the languages. With
 * `--namespaces` each namespace gets modules of its own, for browsers that load them on demand. With
 * `--fallback=en` English takes the place of messages that another language lacks.
 *
 * @returns The exit code.
 */
export async function runCommand(args: string[], output: CommandOutput): Promise<number> {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const [from, to, ...rest] = args.filter((arg) => !flags.includes(arg))
  const fallback = flags.find((flag) => flag.startsWith(FALLBACK))
  const isKnown = flags.every((flag) => ['--check', '--namespaces', fallback].includes(flag))
  if (!from || !to || rest.length > 0 || !isKnown) {
    output.error(USAGE)
    return 2
  }
  const hasNamespaces = flags.includes('--namespaces')
  const { languages, modules, problems } = await compileMessageFolders(from.split(','), {
    hasNamespaces,
    ...(fallback ? { fallback: fallback.slice(FALLBACK.length) } : {}),
  })
  if (languages === 0) {
    output.error(`${from}: no messages. Write one JSON file a language, such as el.json.`)
    return 1
  }
  for (const { file, key, message } of problems) {
    output.error([file, key, message].filter(Boolean).join(': '))
  }
  if (problems.length > 0) return 1

  const stale = await findStale(modules, to)
  const unused = await findUnused(modules, to)
  if (flags.includes('--check')) {
    const options = flags.filter((flag) => flag !== '--check')
    const again = ['floga-messages', from, to, ...options].join(' ')
    for (const file of stale) output.error(`${file}: not fresh. Run ${again}.`)
    for (const file of unused) output.error(`${file}: no longer used. Run ${again}.`)
    return stale.length + unused.length > 0 ? 1 : 0
  }
  for (const file of unused) await rm(file)
  for (const [name, text] of modules) {
    const file = join(to, name)
    // Skips unchanged files, so that watchers rebuild only what depends on a change.
    if (!stale.includes(file)) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  output.log(`${languages} languages compiled to ${to}, ${stale.length} files changed`)
  return 0
}

/**
 * Compiles messages of folders, as {@link runCommand} does, without writing files.
 *
 * @param options.hasNamespaces Whether each namespace gets modules of its own.
 * @param options.fallback Code of the language whose messages take the place of missing ones.
 */
export async function compileMessageFolders(
  folders: readonly string[],
  { hasNamespaces, fallback }: { hasNamespaces: boolean; fallback?: string },
): Promise<CompiledMessages & { languages: number }> {
  const read = await readMessageFolders(folders, fallback)
  const namespaces = hasNamespaces ? read.namespaces : undefined
  const compiled = compileMessages(read.sources, namespaces, read.fallback)
  return {
    ...compiled,
    languages: read.sources.length,
    problems: [...read.problems, ...compiled.problems],
  }
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

/** Files of earlier runs, such as those of a namespace that has been removed. */
async function findUnused(modules: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => [])
  return names
    .filter((name) => /(^|[/\\])messages\.[\w.-]+\.ts$/.test(name))
    .filter((name) => !modules.has(name.replaceAll('\\', '/')))
    .map((name) => join(folder, name))
}
