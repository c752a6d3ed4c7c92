import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { detectEncoding, isKnownEncoding } from './text-encoding.js'

/** A file that cannot be read; the message names it and is for the user who named it. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
  constructor(path: string, cause: unknown) {
    super(`Cannot read ${path}: ${toReason(cause)}.`, { cause })
  }
}

export interface ReadTextOptions {
  /** Label such as `windows-1253`. @default the file's mark or XML declaration, else UTF-8 */
  encoding?: string | undefined
}

/**
 * Reads a text file without its byte order mark, decompressing one whose name ends in `.gz`.
 *
 * @throws {UnreadableFileError} When it cannot be opened, read, decompressed or decoded, or is no
 * text.
 */
export async function* readTextChunks(
  path: string,
  options: ReadTextOptions = {},
): AsyncGenerator<string> {
  await requireFile(path)
  const file = createReadStream(path)
  // Unlike `pipe`, it forwards errors, and closes the file when the reader stops early.
  const bytes = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => undefined) : file
  let decoder: TextDecoder | undefined
  const decode = (...input: Parameters<TextDecoder['decode']>) => {
    const decoded = decoder?.decode(...input) ?? ''
    if (decoded.includes('\0')) throw new Error('it is no text')
    return decoded
  }
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      decoder ??= createDecoder(options.encoding ?? detectEncoding(chunk))
      yield decode(chunk, { stream: true })
    }
    yield decode()
  } catch (error) {
    const encoding = decoder?.encoding ?? ''
    throw new UnreadableFileError(path, isDecodingError(error) ? noTextIn(encoding) : error)
  }
}

/** A pipe or a device may never end. */
async function requireFile(path: string): Promise<void> {
  const info = await stat(path).catch((error: unknown) => {
    throw new UnreadableFileError(path, error)
  })
  if (!info.isFile() && !info.isDirectory()) {
    throw new UnreadableFileError(path, new Error('it is no file'))
  }
}

/**
 * Files that are read as a whole, and lines, are far smaller: a larger one would fill the memory.
 */
const maxCharacters = 20_000_000

/**
 * Reads a whole text file.
 *
 * @throws {UnreadableFileError} When it cannot be opened, read or decoded, is no text or too large.
 */
export async function readTextFile(path: string, options?: ReadTextOptions): Promise<string> {
  const chunks: string[] = []
  let length = 0
  for await (const chunk of readTextChunks(path, options)) {
    length += chunk.length
    if (length > maxCharacters) throw tooLarge(path, 'it is')
    chunks.push(chunk)
  }
  return chunks.join('')
}

/**
 * Reads the lines of a text file, without their ends.
 *
 * @throws {UnreadableFileError} When it cannot be opened, read or decoded, is no text, or a line is
 * too long.
 */
export async function* readLines(path: string, options?: ReadTextOptions): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of readTextChunks(path, options)) {
    const [first = '', ...others] = chunk.split('\n')
    const last = others.pop()
    if (last === undefined) rest += first
    else {
      for (const line of [rest + first, ...others]) yield line.replace(/\r$/, '')
      rest = last
    }
    if (rest.length > maxLine) throw tooLarge(path, 'a line is')
  }
  if (rest !== '') yield rest
}

const maxLine = 10_000_000

function tooLarge(path: string, subject: string): UnreadableFileError {
  const size = subject === 'it is' ? maxCharacters : maxLine
  return new UnreadableFileError(path, new Error(`${subject} larger than ${size / 1_000_000} MB`))
}

/**
 * Reads the beginning of a text file.
 *
 * @throws {UnreadableFileError} When it cannot be opened, read or decoded, or is no text.
 */
export async function readTextHead(path: string, options?: ReadTextOptions): Promise<string> {
  let head = ''
  for await (const chunk of readTextChunks(path, options)) {
    head += chunk
    if (head.length > 20_000) break
  }
  return head
}

function createDecoder(encoding: string): TextDecoder {
  if (!isKnownEncoding(encoding)) throw new Error(`its encoding "${encoding}" is unknown`)
  return new TextDecoder(encoding, { fatal: true })
}

function isDecodingError(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
  )
}

function noTextIn(encoding: string): Error {
  const name = encoding.toUpperCase().replace('WINDOWS', 'Windows')
  return new Error(
    encoding === 'utf-8'
      ? 'it is no text in UTF-8; if a program such as Excel wrote it, name its encoding with --encoding, such as windows-1253'
      : `it is no text in ${name}`,
  )
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return ('code' in error && reasons[String(error.code)]) || error.message
}
