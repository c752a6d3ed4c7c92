/** The messages of one language, as its file holds them. */
export interface MessageSource {
  /** Locale code and file name without `.json`: `el`. */
  code: string
  /** File that problems are reported at. */
  file: string
  /** The file's text. */
  json: string
  /** Files of messages that are from another one, by key. @default all are from `file` */
  origins?: ReadonlyMap<string, string>
  /** Names of the sub-folders that messages belong to, by key. @default none */
  features?: ReadonlyMap<string, string>
}

/** The file that a message of a language is from. */
export function fileOf({ file, origins }: MessageSource, key: string): string {
  return origins?.get(key) ?? file
}

/** Something in a message file that its author can correct. */
export interface MessageProblem {
  file: string
  /** The message's key; empty when the file as a whole is meant. */
  key: string
  /** The problem and how to fix it. */
  message: string
}

/** Messages of one language by their full keys, in the file's order. */
export type FlatMessages = Map<string, string>

// Segments are shown when a message is missing, and are part of generated code.
const SEGMENT = /^[A-Za-z][A-Za-z0-9_-]*$/

/** Reads a file of nested messages into full keys such as `cart.empty.title`. */
export function readMessages(source: MessageSource, problems: MessageProblem[]): FlatMessages {
  const messages: FlatMessages = new Map()
  const report = (key: string, message: string) =>
    problems.push({ file: source.file, key, message })

  const collect = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      messages.set(key, value)
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [segment, child] of Object.entries(value)) {
        const childKey = key ? `${key}.${segment}` : segment
        if (SEGMENT.test(segment)) collect(child, childKey)
        else
          report(
            childKey,
            `'${segment}' is not a key. Use letters, digits, '-' and '_', and nest instead of writing dots.`,
          )
      }
    } else {
      report(key, 'Neither a text nor a group. Write the message between quotes.')
    }
  }

  try {
    collect(JSON.parse(source.json), '')
  } catch (cause) {
    report('', `Not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  return messages
}
