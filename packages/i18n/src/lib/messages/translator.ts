import { createMessageRuntime, type MessageRuntime } from './message-runtime.js'

/** Type of a tag's parameter: writes the text inside `<name>…</name>`. */
export type MessageTag = (text: string, index: number) => unknown

/**
 * The compiled messages of a language, or some of them. `Params` is the generated `MessageParams`:
 * for each key the message's parameters, or undefined when it has none.
 */
export type MessageTable<Params> = {
  readonly [Key in keyof Params]?: Params[Key] extends undefined
    ? string
    : (params: Params[Key], runtime: MessageRuntime) => string | unknown[]
}

/** Keys whose messages hold tags. */
export type RichMessageKey<Params> = {
  [Key in keyof Params]: MessageTag extends Params[Key][keyof Params[Key]] ? Key : never
}[keyof Params]

/** Return type of the functions for tags among a message's parameters. */
export type MessageNode<Params> = {
  [Name in keyof Params]: Params[Name] extends (...args: never) => infer Node ? Node : never
}[keyof Params]

/** Why a message could not be written. */
export interface MissingMessage {
  key: string
  iso: string
  /**
   * `missing`: no such key here; `failed`: its function threw, for instance over a wrong parameter.
   */
  reason: 'missing' | 'failed'
  cause?: unknown
}

export interface TranslatorOptions {
  /** Language and region whose plurals and numbers the messages follow: `el-GR`. */
  iso: string
  /** Another locale for dates only: `en-GB` with `en-US`. @default iso */
  dateIso?: string
  /** IANA time zone of the dates inside messages. @default 'UTC' */
  timeZone?: string
  /** Called with every message that could not be formatted; the page still renders. */
  onMissing?: (missing: MissingMessage) => void
}

/** Writes messages of one language. */
export interface Translator<Params> {
  /** The message of a key. */
  <Key extends keyof Params & string>(
    key: Key,
    ...params: Params[Key] extends undefined ? [] : [params: Params[Key]]
  ): string
  /**
   * Formats a message with tags to a list of nodes: text, and the result of each tag's function.
   */
  rich<Key extends RichMessageKey<Params> & string, Given extends Params[Key]>(
    key: Key,
    params: Given,
  ): (string | MessageNode<Given>)[]
  /** Whether a text, such as one made from an error code, is a key here. */
  has(key: string): key is keyof Params & string
}

/**
 * Creates the function that writes messages. A key without a message shows its last segment and is
 * reported.
 *
 * @example
 * interface Params { 'cart.title': undefined; 'cart.left': { count: number } }
 * const t = createTranslator<Params>(
 *   { 'cart.title': 'Cart', 'cart.left': (p, r) => `${r.number(p.count)} left` },
 *   { iso: 'en-US' },
 * )
 * t('cart.left', { count: 3 }) // '3 left'
 */
export function createTranslator<Params>(
  messages: MessageTable<NoInfer<Params>>,
  options: TranslatorOptions,
): Translator<Params> {
  const { iso, dateIso = iso, onMissing } = options
  const runtime = createMessageRuntime({ iso, dateIso, timeZone: options.timeZone ?? 'UTC' })
  const table: Readonly<Record<string, unknown>> = messages

  const write = (key: string, params: unknown): string | unknown[] => {
    const message = Object.hasOwn(table, key) ? table[key] : undefined
    if (typeof message === 'string') return message
    try {
      if (typeof message === 'function') return message(params ?? {}, runtime)
      onMissing?.({ key, iso, reason: 'missing' })
    } catch (cause) {
      onMissing?.({ key, iso, reason: 'failed', cause })
    }
    return key.slice(key.lastIndexOf('.') + 1)
  }

  const t = (key: string, params?: unknown) => {
    const text = write(key, params)
    return typeof text === 'string' ? text : text.join('')
  }
  const rich = (key: string, params: unknown) => {
    const pieces = write(key, params)
    return typeof pieces === 'string' ? [pieces] : pieces
  }
  const has = (key: string) => Object.hasOwn(table, key)
  // One function with two methods cannot be built from typed parts; the tests call all three.
  return Object.assign(t, { rich, has }) as unknown as Translator<Params>
}
