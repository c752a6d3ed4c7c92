import { addArtifact, addElement } from './add-element.js'
import { printTable } from './print-table.js'
import { keepTogether } from './keep-together.js'
import type { PdfBlock, PdfText } from './pdf-block.js'
import { pdfStyle } from './pdf-style.js'

/** Prints one block below the previous one, on a new page if it does not fit. */
export function printBlock(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  block: PdfBlock,
): void {
  switch (block.kind) {
    case 'heading':
      return printHeading(doc, root, block.level, block.text)
    case 'paragraph':
      addElement(doc, root, 'P', () => {
        printText(doc, block.text, { x: pdfStyle.margin.left, width: pdfStyle.width })
      })
      doc.y += 6
      return
    case 'list':
      return printList(doc, root, block.items, block.isOrdered)
    case 'warning':
      return printWarning(doc, root, block.paragraphs)
    case 'table':
      return printTable(doc, root, block)
  }
}

function printHeading(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  level: 2 | 3,
  text: string,
): void {
  // A heading is never the last line of a page.
  keepTogether(doc, 104)
  doc.y += level === 2 ? 10 : 4
  addElement(doc, root, level === 2 ? 'H2' : 'H3', () => {
    doc.font('strong').fillColor(pdfStyle.ink)
    doc.fontSize(level === 2 ? pdfStyle.size.heading : pdfStyle.size.subheading)
    doc.text(text, pdfStyle.margin.left, doc.y, { width: pdfStyle.width })
  })
  doc.y += 4
}

function printList(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  items: readonly PdfText[][],
  isOrdered: boolean,
): void {
  const list = doc.struct('L')
  root.add(list)
  const indent = 18
  for (const [index, item] of items.entries()) {
    keepTogether(doc, 28)
    const { y } = doc
    const entry = doc.struct('LI')
    list.add(entry)
    addElement(doc, entry, 'Lbl', () => {
      doc.font('regular').fontSize(pdfStyle.size.text).fillColor(pdfStyle.muted)
      doc.text(isOrdered ? `${index + 1}.` : '•', pdfStyle.margin.left, y, { width: indent })
    })
    doc.y = y
    addElement(doc, entry, 'LBody', () => {
      printText(doc, item, {
        x: pdfStyle.margin.left + indent,
        width: pdfStyle.width - indent,
      })
    })
    doc.y += 2
  }
  doc.y += 6
}

function printWarning(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  paragraphs: readonly PdfText[][],
): void {
  const { margin, width, warning } = pdfStyle
  const padding = 10
  const inner = { x: margin.left + padding + 4, width: width - 2 * padding - 4 }
  doc.fontSize(pdfStyle.size.text).font('strong')
  const heights = paragraphs.map((text) =>
    doc.heightOfString(text.map((run) => run.text).join(''), {
      width: inner.width,
      lineGap: pdfStyle.lineGap,
    }),
  )
  const height = heights.reduce((sum, one) => sum + one + 4, -4) + 2 * padding
  keepTogether(doc, height + 8)
  const top = doc.y
  addArtifact(doc, () => {
    doc.rect(margin.left, top, width, height).fill(warning.ground)
    doc.rect(margin.left, top, 4, height).fill(warning.edge)
  })
  doc.y = top + padding
  for (const text of paragraphs) {
    addElement(doc, root, 'P', () => printText(doc, text, inner))
    doc.y += 4
  }
  doc.y = top + height + 10
}

function printText(
  doc: PDFKit.PDFDocument,
  runs: readonly PdfText[],
  place: { x: number; width: number },
): void {
  doc.fontSize(pdfStyle.size.text).fillColor(pdfStyle.ink)
  for (const [index, run] of runs.entries()) {
    const options = {
      width: place.width,
      lineGap: pdfStyle.lineGap,
      continued: index < runs.length - 1,
    }
    doc.font(run.isStrong === true ? 'strong' : 'regular')
    if (index === 0) doc.text(run.text, place.x, doc.y, options)
    else doc.text(run.text, options)
  }
}
