import { emitMessage, type EmittedMessage } from './emit-message.js'
import { emitKeysModule, emitTableModule, emitWholeModule, groupOf } from './emit-modules.js'
import { readMessages, type MessageProblem, type MessageSource } from './message-source.js'
import { mergeParameters, type Parameters } from './parameter-kind.js'

/** Generated modules, or the reasons why there are none. */
export interface CompiledMessages {
  /** Text by file name: `messages.el.ts`, …, `message-keys.ts`. Empty when there are problems. */
  modules: Map<string, string>
  problems: MessageProblem[]
}

/**
 * Compiles the messages of all languages into TypeScript, and compares the languages with each other.
 *
 * @param later Outermost groups that the first page does not need: each language then has two more modules, with the other
 * messages (`messages.el.first.ts`) and with these (`messages.el.later.ts`).
 * @example
 * const { modules, problems } = compileMessages([
 *   { code: 'el', file: 'messages/el.json', json: '{ "cart": { "title": "Καλάθι" } }' },
 *   { code: 'en', file: 'messages/en.json', json: '{ "cart": { "title": "Cart" } }' },
 * ])
 */
export function compileMessages(
  sources: readonly MessageSource[],
  later: readonly string[] = [],
): CompiledMessages {
  const problems: MessageProblem[] = []
  const languages = sources.map((source) => ({
    source,
    messages: compileSource(source, problems),
  }))

  const parameters = new Map<string, Parameters>()
  for (const { source, messages } of languages) {
    for (const [key, message] of messages) {
      const known = parameters.get(key)
      if (known === undefined) parameters.set(key, message.parameters)
      else {
        const difference = mergeParameters(known, message.parameters)
        if (difference) problems.push({ file: source.file, key, message: difference })
      }
    }
  }
  for (const { source, messages } of languages) {
    for (const key of parameters.keys()) {
      if (messages.has(key)) continue
      const others = languages.filter((other) => other.messages.has(key))
      const files = others.map((other) => other.source.file).join(', ')
      problems.push({
        file: source.file,
        key,
        message: `Missing here, but written in ${files}. Translate it, or remove it there.`,
      })
    }
  }
  for (const group of later) {
    if ([...parameters.keys()].some((key) => groupOf(key) === group)) continue
    problems.push({ file: '', key: group, message: 'No such group. Leave it out of --later.' })
  }
  if (problems.length > 0) return { modules: new Map(), problems }

  const modules = new Map([['message-keys.ts', emitKeysModule(parameters)]])
  for (const { source, messages } of languages) {
    const { code } = source
    if (later.length === 0) {
      modules.set(`messages.${code}.ts`, emitTableModule(messages, parameters))
      continue
    }
    const isLater = ([key]: [string, EmittedMessage]): boolean => later.includes(groupOf(key))
    const [first, rest] = [
      [...messages].filter((one) => !isLater(one)),
      [...messages].filter(isLater),
    ]
    modules.set(`messages.${code}.ts`, emitWholeModule(code))
    modules.set(`messages.${code}.first.ts`, emitTableModule(new Map(first), parameters))
    modules.set(`messages.${code}.later.ts`, emitTableModule(new Map(rest), parameters))
  }
  return { modules, problems }
}

function compileSource(source: MessageSource, problems: MessageProblem[]) {
  const compiled = new Map<string, EmittedMessage>()
  for (const [key, text] of readMessages(source, problems)) {
    try {
      compiled.set(key, emitMessage(text, source.code))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      problems.push({ file: source.file, key, message })
    }
  }
  return compiled
}
