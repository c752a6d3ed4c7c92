import { describe, expect, it } from 'vitest'

import { createSharedChunks } from './create-shared-chunks.js'

describe('createSharedChunks', () => {
  const chunkOf = createSharedChunks({
    chunks: { fonts: /\/fonts\.css$/, app: /\/app\/|\/kit\// },
    alone: [/\/kit\/date-picker/],
  })

  it('puts the framework into a chunk of its own', () => {
    expect(chunkOf('/x/node_modules/react-dom/client.js')).toBe('framework')
    expect(chunkOf('/x/node_modules/@remix-run/react/dist/index.js')).toBe('framework')
  })

  it('puts a module into the first chunk that names it', () => {
    expect(chunkOf('/x/kit/fonts.css')).toBe('fonts')
    expect(chunkOf('/x/kit/button.tsx')).toBe('app')
  })

  it('leaves modules alone that few pages need', () => {
    expect(chunkOf('/x/kit/date-picker/calendar.tsx')).toBeUndefined()
    expect(chunkOf('/x/node_modules/other/index.js')).toBeUndefined()
  })
})
