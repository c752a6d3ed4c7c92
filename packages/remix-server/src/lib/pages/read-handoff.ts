import type { EntryContext } from '@remix-run/node'

/** What of the data may change on the way. */
export interface ReadHandoffOptions {
  /** Texts among the data that the page itself shows, so that the browser finds them there: empty ones are sent in their place. */
  without?: readonly string[]
}

/**
 * Reads the data that a page hands to the browser before the page is drawn, so that drawing it waits for nothing: a whole
 * page is drawn at once several times as fast as a page in pieces.
 */
export async function readHandoff(
  context: EntryContext,
  { without = [] }: ReadHandoffOptions = {},
): Promise<void> {
  const { serverHandoffStream: stream, renderMeta } = context
  if (!stream || !renderMeta) return
  const value = emptyTexts(await readStream(stream), without).toString()
  // Remix asks for a reader of its own, and finds here what it would have read.
  const all = Object.assign(Promise.resolve(), { result: { done: true, value } })
  renderMeta.streamCache = { 0: all }
}

/**
 * What a page hands to the browser without the flags of Remix: for scripts that `withoutUnusedRemix` of `./vite` was built into,
 * which know them. 0.1 kB of each document.
 */
export function withoutFlags(context: EntryContext): EntryContext {
  const sent = context.serverHandoffString
  if (sent === undefined) return context
  // A setting of the shop, no foreign text: nothing in it ends a script.
  const { basename } = JSON.parse(sent) as { basename?: string }
  return { ...context, serverHandoffString: JSON.stringify({ basename }) }
}

/** Reads a stream to its end. */
export async function readStream(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const reader = stream.getReader()
  const pieces: Uint8Array[] = []
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
  }
  reader.releaseLock()
  return Buffer.concat(pieces)
}

/** Data with an empty text in the place of each of those, once. */
export function emptyTexts(data: Buffer, texts: readonly string[]): Buffer {
  let kept = data
  for (const text of texts) {
    const wanted = Buffer.from(JSON.stringify(text))
    const at = kept.indexOf(wanted)
    if (at < 0) continue
    kept = Buffer.concat([
      kept.subarray(0, at),
      Buffer.from('""'),
      kept.subarray(at + wanted.length),
    ])
  }
  return kept
}
