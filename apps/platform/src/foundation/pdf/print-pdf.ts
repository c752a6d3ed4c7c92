import { createRequire } from 'node:module'
import { addArtifact, addElement } from './add-element.js'
import { printBlock } from './print-block.js'
import type { PdfBlock } from './pdf-block.js'
import { pdfStyle } from './pdf-style.js'
import { printable } from './printable-text.js'

const { resolve: resolveModule } = createRequire(import.meta.url)
const family = '@expo-google-fonts/source-sans-3'

/** Files with Greek and Latin letters; the used subset is embedded. */
const pdfFonts = {
  regular: resolveModule(`${family}/400Regular/SourceSans3_400Regular.ttf`),
  strong: resolveModule(`${family}/600SemiBold/SourceSans3_600SemiBold.ttf`),
} as const

/** A document as data, which can be passed to a worker thread. */
export interface PdfDocument {
  /** Language of the text, for screen readers. */
  locale: string
  /** Kind of document, such as `Data sheet`. */
  kicker: string
  title: string
  subtitle?: string
  /** The company; shown at the top of the first page. */
  author: string
  /** JPEG or PNG next to the title; `alt` is its alternative text. */
  image?: { bytes: Uint8Array; alt: string }
  blocks: readonly PdfBlock[]
  /** A line at the foot of every page, before the page's number. */
  footer: string
  /** Written into the file; equal input creates an equal file. */
  createdAt: Date
}

/**
 * Prints blocks of text on A4 pages, tagged for screen readers. It blocks its thread for a tenth of
 * a second and more.
 */
export async function printPdf(given: PdfDocument): Promise<Buffer> {
  const options = printable(given)
  // Loaded when first needed: it would take a fifth of the platform's start.
  const { default: PdfKit } = await import('pdfkit')
  const doc = new PdfKit({
    size: 'A4',
    margins: pdfStyle.margin,
    lang: options.locale,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    info: {
      Title: `${options.title} – ${options.kicker}`,
      Author: options.author,
      CreationDate: options.createdAt,
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.registerFont('regular', pdfFonts.regular)
  doc.registerFont('strong', pdfFonts.strong)
  const root = doc.struct('Document')
  doc.addStructure(root)
  printHead(doc, root, options)
  for (const block of options.blocks) printBlock(doc, root, block)
  printFooters(doc, options.footer)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

const imageEdge = 132

function printHead(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  options: PdfDocument,
): void {
  const { margin, width, size } = pdfStyle
  addElement(doc, root, 'P', () => {
    doc.font('strong').fontSize(size.text).fillColor(pdfStyle.muted)
    doc.text(`${options.author} · ${options.kicker}`, margin.left, margin.top, { width })
  })
  const top = doc.y + 10
  const textWidth = options.image ? width - imageEdge - 24 : width
  addElement(doc, root, 'H1', () => {
    doc.font('strong').fontSize(size.title).fillColor(pdfStyle.ink)
    doc.text(options.title, margin.left, top, { width: textWidth })
  })
  if (options.subtitle !== undefined) {
    const { subtitle } = options
    addElement(doc, root, 'P', () => {
      doc.font('regular').fontSize(size.subtitle).fillColor(pdfStyle.muted)
      doc.text(subtitle, margin.left, doc.y + 4, { width: textWidth, lineGap: pdfStyle.lineGap })
    })
  }
  if (options.image) {
    const { bytes, alt } = options.image
    const below = doc.y
    root.add(
      doc.struct('Figure', { alt }, () => {
        doc.image(Buffer.from(bytes), margin.left + width - imageEdge, top, {
          fit: [imageEdge, imageEdge],
        })
      }),
    )
    doc.y = Math.max(below, top + imageEdge)
  }
  doc.x = margin.left
  doc.y += 12
}

function printFooters(doc: PDFKit.PDFDocument, footer: string): void {
  const { margin, width } = pdfStyle
  const { start, count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page)
    // Below the lower margin text would open a new page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - margin.bottom + 14
    addArtifact(doc, () => {
      doc.font('regular').fontSize(pdfStyle.size.small).fillColor(pdfStyle.muted)
      doc.text(footer, margin.left, y, { width: width - 60 })
      doc.text(`${page + 1} / ${count}`, margin.left + width - 50, y, { width: 50, align: 'right' })
    })
  }
}
