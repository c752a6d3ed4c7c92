/** An error as a log may hold it. */
export interface DescribedError {
  name: string
  /** Where it was thrown, innermost first, as file and line. */
  at: string[]
  cause?: DescribedError
  [fact: string]: unknown
}

/** Error properties that never contain user input. */
const facts = [
  'code',
  'status',
  'statusCode',
  'operation',
  'requestId',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const

const MOST_FRAMES = 12
const MOST_CAUSES = 3

/**
 * Describes an error for a log by its class, its codes and its stack. The message is omitted:
 * messages of databases, parsers and GraphQL repeat the rejected value, which may be a password.
 *
 * @example
 * const log = pino({ serializers: { err: describeError } })
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const known = facts.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return isShort(value) ? [[name, value] as const] : []
  })
  const hasCause = error.cause !== undefined && depth < MOST_CAUSES
  return {
    name: error.name,
    ...Object.fromEntries(known),
    at: framesOf(error),
    ...(hasCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

function isShort(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= 100)
}

/** The message precedes the frames and may contain lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const place = stack.indexOf(message)
  const frames = place < 0 ? stack : stack.slice(place + message.length)
  return frames
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.slice('at '.length))
}
