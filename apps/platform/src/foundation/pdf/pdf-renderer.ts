import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { PdfDocument } from './print-pdf.js'

/** Renders a document as a PDF. */
export type RenderPdf = (document: PdfDocument) => Promise<Buffer>

/** Renders documents in a worker thread, so that requests do not block each other. */
export interface PdfRenderer {
  /** @throws {PdfQueueFullError} when too many documents wait already. */
  render: RenderPdf
  /** Ends the thread; documents that are being rendered fail. */
  close(): Promise<void>
}

/** Thrown instead of letting more documents wait; the same document can be rendered later. */
export class PdfQueueFullError extends Error {
  override readonly name = 'PdfQueueFullError'
  readonly code = 'pdf-queue-full'
}

export interface CreatePdfRendererOptions {
  /** Documents that may wait while another is rendered. @default 50 */
  maxQueue?: number
  /** Time limit of a document, including waiting. @default 30_000 */
  timeoutMs?: number
}

const isBuilt = !import.meta.url.endsWith('.ts')
const idleMs = 60_000

/**
 * Creates a renderer. Its thread starts with the first document, and ends when there was none for a
 * minute.
 */
export function createPdfRenderer(options: CreatePdfRendererOptions = {}): PdfRenderer {
  const { maxQueue = 50, timeoutMs = 30_000 } = options
  const pool = new Piscina({
    filename: fileURLToPath(new URL(`./print-pdf.${isBuilt ? 'js' : 'ts'}`, import.meta.url)),
    name: 'printPdf',
    minThreads: 0,
    maxThreads: 1,
    maxQueue,
    idleTimeout: idleMs,
    // A worker thread does not inherit TypeScript loaders.
    ...(isBuilt ? {} : { execArgv: ['--import', 'tsx'] }),
  })
  return {
    async render(document) {
      if (pool.queueSize >= maxQueue) {
        throw new PdfQueueFullError('Too many documents wait to be rendered. Try again later.')
      }
      const bytes: Uint8Array = await pool.run(document, {
        signal: AbortSignal.timeout(timeoutMs),
      })
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close: () => pool.destroy(),
  }
}
