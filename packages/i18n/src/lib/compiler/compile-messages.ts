import { emitMessage, type EmittedMessage } from './emit-message.js'
import {
  emitAllModule,
  emitNamespacesModule,
  emitKeysModule,
  emitTableModule,
  emitWholeModule,
} from './emit-modules.js'
import { fileOf, readMessages, type MessageProblem, type MessageSource } from './message-source.js'
import { mergeParameters, type Parameters } from './parameter-kind.js'
import { sortIntoNamespaces, type MessageNamespaces } from './sort-into-namespaces.js'

/** Generated modules, or the reasons why there are none. */
export interface CompiledMessages {
  /**
   * Text by file name: `messages.el.ts`, …, `all-messages.ts`, `message-keys.ts`. Empty when there
   * are problems.
   */
  modules: Map<string, string>
  /** The namespace of each message, by key; empty without namespaces. */
  namespaceOfKey: ReadonlyMap<string, string>
  problems: MessageProblem[]
}

/**
 * Compiles the messages of all languages into TypeScript, and compares the languages with each
 * other.
 *
 * @param namespaces Makes a module for each namespace of a language (`el/messages.el.cart.ts`), and
 *   `message-namespaces.ts`, which loads them. A namespace that has no entry is the sub-folder of
 *   its messages.
 * @param fallback Messages of the language that take the place of missing ones. @default a missing
 *   message is a problem
 * @example
 * const { modules, problems } = compileMessages([
 *   { code: 'el', file: 'messages/el.json', json: '{ "cart": { "title": "Καλάθι" } }' },
 *   { code: 'en', file: 'messages/en.json', json: '{ "cart": { "title": "Cart" } }' },
 * ])
 */
export function compileMessages(
  sources: readonly MessageSource[],
  namespaces?: MessageNamespaces,
  fallback?: MessageSource,
): CompiledMessages {
  const problems: MessageProblem[] = []
  const languages = sources.map((source) => ({
    source,
    messages: compileSource(source, problems),
  }))

  const inPlace = fallback && { source: fallback, messages: compileSource(fallback, problems) }

  const parameters = new Map<string, Parameters>()
  for (const { source, messages } of inPlace ? [inPlace, ...languages] : languages) {
    for (const [key, message] of messages) {
      const known = parameters.get(key)
      if (known === undefined) parameters.set(key, message.parameters)
      else {
        const difference = mergeParameters(known, message.parameters)
        if (difference) problems.push({ file: fileOf(source, key), key, message: difference })
      }
    }
  }
  for (const { source, messages } of languages) {
    for (const key of parameters.keys()) {
      if (messages.has(key)) continue
      const replacement = inPlace?.messages.get(key)
      if (replacement) {
        messages.set(key, replacement)
        continue
      }
      const others = languages.filter((other) => other.messages.has(key))
      const files = others.map((other) => fileOf(other.source, key)).join(', ')
      problems.push({
        file: source.file,
        key,
        message: `Missing here, but written in ${files}. Translate it, or remove it there.`,
      })
    }
  }
  const features = new Map(
    [...sources, ...(fallback ? [fallback] : [])].flatMap(({ features: own }) => [...(own ?? [])]),
  )
  const namespaceOfKey = namespaces
    ? sortIntoNamespaces([...parameters.keys()], namespaces, features, problems)
    : new Map<string, string>()
  if (problems.length > 0) return { modules: new Map(), namespaceOfKey, problems }
  const modules = new Map([['message-keys.ts', emitKeysModule(parameters)]])
  const codes = languages.map(({ source }) => source.code)
  const names = [...new Set(namespaceOfKey.values())].sort()
  modules.set('all-messages.ts', emitAllModule(codes))
  if (namespaces) modules.set('message-namespaces.ts', emitNamespacesModule(names, codes))
  for (const { source, messages } of languages) {
    const { code } = source
    if (!namespaces) {
      modules.set(`messages.${code}.ts`, emitTableModule(messages, parameters))
      continue
    }
    modules.set(`messages.${code}.ts`, emitWholeModule(code, names))
    for (const name of names) {
      const own = new Map([...messages].filter(([key]) => namespaceOfKey.get(key) === name))
      modules.set(`${code}/messages.${code}.${name}.ts`, emitTableModule(own, parameters, '../'))
    }
  }
  return { modules, namespaceOfKey, problems }
}

function compileSource(source: MessageSource, problems: MessageProblem[]) {
  const compiled = new Map<string, EmittedMessage>()
  for (const [key, text] of readMessages(source, problems)) {
    try {
      compiled.set(key, emitMessage(text, source.code))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      problems.push({ file: fileOf(source, key), key, message })
    }
  }
  return compiled
}
