import { expect, it } from 'vitest'

import { inlineScripts } from './inline-scripts.js'

const { resolveId, load } = inlineScripts({
  'virtual:greet':
    "(() => {\n  // Said once.\n  const greeting = 'hello'\n  window.say(greeting)\n})()",
}) as unknown as {
  resolveId: (id: string) => string | null
  load: (id: string) => Promise<string | null>
}

it('gives a script as a module, with nothing in it but what runs', async () => {
  const id = resolveId('virtual:greet')
  expect(id).not.toBeNull()
  expect(await load(id!)).toBe('export default "window.say(\\"hello\\");"')
})

it('leaves other modules alone', async () => {
  expect(resolveId('virtual:other')).toBeNull()
  expect(await load('virtual:other')).toBeNull()
})
