import type { Plugin } from 'vite'

import { followImports, readModuleImports } from './follow-imports.js'
import type { ModuleImports } from './follow-imports.js'

export interface CheckMessagesOptions extends Pick<MessagesOfRoutes, 'shared'> {
  /** Reads the namespace of each message, by key. */
  namespaceOfKey: () => Promise<MessagesOfRoutes['namespaceOfKey']>
  /** Matches the modules with the messages. */
  messages: RegExp
}

/**
 * Fails the browser's build if a route may show messages of a namespace that it does not declare.
 */
export function checkMessages({ messages, namespaceOfKey, shared }: CheckMessagesOptions): Plugin {
  return {
    name: 'floga-check-messages',
    // The server has all messages.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_options, bundle) {
      const modules = new Map<string, BuiltModule>()
      const routes = new Map<string, string>()
      // Entries of packages are in no chunk: their modules are.
      const imports = new Map<string, ModuleImports>()
      for (const id of this.getModuleIds()) {
        const { ast } = this.getModuleInfo(id) ?? {}
        if (!ast || messages.test(id)) continue
        const resolve = async (source: string) => (await this.resolve(source, id))?.id ?? null
        imports.set(id, await readModuleImports(ast, resolve))
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { code }] of Object.entries(file.modules)) {
          if (messages.test(id)) continue
          const { dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          modules.set(id, {
            code: code ?? '',
            imports: [...followImports(id, (one) => imports.get(one)), ...dynamicallyImportedIds],
          })
        }
        // Remix makes an entry of each route, and one of the script that hydrates a page.
        if (file.isEntry && file.facadeModuleId) routes.set(file.name, file.facadeModuleId)
      }
      const missing = findMissingMessages({
        modules,
        routes,
        shared,
        namespaceOfKey: await namespaceOfKey(),
      })
      if (missing.length > 0) this.error(missing.join('\n'))
    },
  }
}

/** A module of a build, as far as messages are concerned. */
export interface BuiltModule {
  code: string
  /** Modules that it imports, at once or later. */
  imports: readonly string[]
}

/** Input of {@link findMissingMessages}. */
export interface MessagesOfRoutes {
  modules: ReadonlyMap<string, BuiltModule>
  /** The module that a page begins with, by the name of its route. */
  routes: ReadonlyMap<string, string>
  /** The namespace of each message, by key. */
  namespaceOfKey: ReadonlyMap<string, string>
  /** Namespaces that every page has. */
  shared: readonly string[]
}

/**
 * `namespaces: ['cart']` of a handle, `useLanguage('cart')` and `loadMessages(['cart'])` of a part
 * that is shown later.
 */
const naming = /\b(?:namespaces: ?|use(?:Messages|Language)\w*\(|loadMessages\()\[?([^\])]*)/g
const quoted = /["']([\w-]+)["']/g
const literal = /["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/gi
const template = /`([a-z][\w-]*\.[\w.-]*)\$\{/gi

/**
 * Finds messages that a page may show although neither its route nor the component that shows them
 * declares their namespace. A module's declaration applies to all its imports.
 *
 * @returns a line for each route and namespace, with the keys.
 */
export function findMissingMessages(options: MessagesOfRoutes): string[] {
  const { modules, routes, namespaceOfKey, shared } = options
  const keys = [...namespaceOfKey.keys()]
  const read = once((id: string) => {
    const { code } = modules.get(id) ?? { code: '' }
    return { namespaces: namespacesIn(code), keys: keysIn(code, keys) }
  })
  const lines: string[] = []
  for (const [route, entry] of routes) {
    const missing = new Map<string, Set<string>>()
    const seen = new Set<string>()
    const visit = (id: string, allowed: readonly string[]): void => {
      const { namespaces, keys: used } = read(id)
      const known = [...new Set([...allowed, ...namespaces])].toSorted()
      const visited = `${id} ${known.join(' ')}`
      if (seen.has(visited)) return
      seen.add(visited)
      for (const key of used) {
        const namespace = namespaceOfKey.get(key) ?? ''
        if (!known.includes(namespace))
          missing.set(namespace, (missing.get(namespace) ?? new Set()).add(key))
      }
      for (const next of modules.get(id)?.imports ?? []) visit(next, known)
    }
    visit(entry, shared)
    for (const [namespace, found] of missing) {
      lines.push(`${route} shows messages of '${namespace}': ${[...found].toSorted().join(', ')}`)
    }
  }
  return lines
}

function once<Value>(read: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>()
  return (id) => {
    const value = known.get(id) ?? read(id)
    known.set(id, value)
    return value
  }
}

function namespacesIn(code: string): string[] {
  return [...code.matchAll(naming)].flatMap(([, list = '']) =>
    [...list.matchAll(quoted)].flatMap(([, namespace]) => namespace ?? []),
  )
}

/** Returns the keys in a module, including all that a template literal may evaluate to. */
function keysIn(code: string, keys: readonly string[]): string[] {
  const whole = new Set([...code.matchAll(literal)].map(([, key]) => key))
  const starts = [...code.matchAll(template)].flatMap(([, start]) => start ?? [])
  return keys.filter((key) => whole.has(key) || starts.some((start) => key.startsWith(start)))
}
