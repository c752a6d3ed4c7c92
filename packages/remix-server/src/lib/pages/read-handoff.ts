import type { EntryContext } from '@remix-run/node'

/**
 * Reads the data that a page hands to the browser before the page is drawn, so that drawing it waits for nothing: a whole
 * page is drawn at once several times as fast as a page in pieces.
 */
export async function readHandoff(context: EntryContext): Promise<void> {
  const { serverHandoffStream: stream, renderMeta } = context
  if (!stream || !renderMeta) return
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let value = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    value += decoder.decode(piece.value, { stream: true })
  }
  // Remix asks for a reader of its own, and finds here what it would have read.
  reader.releaseLock()
  const all = Object.assign(Promise.resolve(), { result: { done: true, value } })
  renderMeta.streamCache = { 0: all }
}
