import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import type { PdfDocument } from './print-pdf.js'
import { createPdfRenderer, PdfQueueFullError } from './pdf-renderer.js'
import type { PdfRenderer } from './pdf-renderer.js'

const document: PdfDocument = {
  locale: 'el',
  kicker: 'Δοκιμή',
  title: 'Παραγγελία 12345678',
  author: 'Dış šoba ręczna',
  blocks: [{ kind: 'paragraph', text: [{ text: 'Ρυθμιστής' }] }],
  footer: 'Τέλος',
  createdAt: new Date(0),
}

describe('createPdfRenderer', () => {
  let renderer: PdfRenderer
  beforeAll(() => {
    renderer = createPdfRenderer()
  })
  afterAll(() => renderer.close())

  it('renders in another thread, with every letter', async () => {
    const bytes = await renderer.render(document)
    expect(Buffer.isBuffer(bytes)).toBe(true)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).toContain('Dış šoba ręczna')
    expect(text).toContain('Ρυθμιστής')
  })

  it('does not block this thread', async () => {
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 1)
    await renderer.render(document)
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
  })

  it("rejects documents beyond the queue's limit, and continues", async () => {
    const small = createPdfRenderer({ maxQueue: 2 })
    try {
      const answers = await Promise.allSettled(
        Array.from({ length: 12 }, () => small.render(document)),
      )
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(refused.length).toBeGreaterThan(0)
      for (const { reason } of refused) expect(reason).toBeInstanceOf(PdfQueueFullError)
      expect(answers.some((answer) => answer.status === 'fulfilled')).toBe(true)
      expect((await small.render(document)).subarray(0, 5).toString()).toBe('%PDF-')
    } finally {
      await small.close()
    }
  })

  it('rejects a document that cannot be printed, and continues', async () => {
    const image = { bytes: new Uint8Array([1, 2, 3]), alt: 'no image' }
    await expect(renderer.render({ ...document, image })).rejects.toThrow('Unknown image format')
    expect((await renderer.render(document)).length).toBeGreaterThan(1_000)
  })
})
