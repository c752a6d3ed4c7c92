import type { EntryContext } from '@remix-run/node'
import { expect, it } from 'vitest'

import { readHandoff, withoutFlags } from './read-handoff.js'

/** A page's data as Remix writes them: one text of JSON. */
async function read(data: unknown, without: string[]): Promise<unknown> {
  const serverHandoffStream = new Response(JSON.stringify(data)).body
  const context = { serverHandoffStream, renderMeta: {} } as unknown as EntryContext
  await readHandoff(context, { without })
  // As Remix's own component reads it.
  const cache = context.renderMeta?.streamCache as unknown as { result: { value: string } }[]
  return JSON.parse(cache[0]!.result.value)
}

it('sends an empty text in place of one that the page shows, and the others as they are', async () => {
  const head = 'Σωλήνας "8 mm" \\ $& `x`'
  const data = { meta: { text: head }, other: { text: `${head}, longer` } }
  expect(await read(data, [head])).toEqual({ ...data, meta: { text: '' } })
  expect(await read(data, ['nowhere'])).toEqual(data)
})

it('sends where the shop stands, and no flags', () => {
  const sent = { basename: '/shop', future: { v3_singleFetch: true }, isSpaMode: false }
  const context = { serverHandoffString: JSON.stringify(sent) } as unknown as EntryContext
  expect(withoutFlags(context).serverHandoffString).toBe('{"basename":"/shop"}')
})
