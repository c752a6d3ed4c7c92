import { addArtifact, addElement } from './add-element.js'
import { keepTogether } from './keep-together.js'
import type { PdfBlock, PdfColumn } from './pdf-block.js'
import { pdfLook } from './pdf-look.js'

const padding = { x: 6, y: 4 }

/** Writes a table row by row; a head is repeated on every page that the table goes on to. */
export function drawTable(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { columns, rows }: Extract<PdfBlock, { kind: 'table' }>,
): void {
  const table = doc.struct('Table')
  root.add(table)
  const heads = columns.map((column) => column.head ?? '')
  const hasHead = heads.some((head) => head !== '')
  const draw = (cells: readonly string[], isHead: boolean, isShaded: boolean) =>
    drawRow(doc, table, { columns, cells, isHead, isShaded })
  keepTogether(doc, 60)
  if (hasHead) draw(heads, true, false)
  for (const [index, cells] of rows.entries()) {
    const page = doc.bufferedPageRange().count
    keepTogether(doc, rowHeight(doc, columns, cells, false))
    if (hasHead && doc.bufferedPageRange().count > page) draw(heads, true, false)
    draw(cells, false, index % 2 === 0)
  }
  doc.x = pdfLook.margin.left
  doc.y += 10
}

interface Row {
  columns: readonly PdfColumn[]
  cells: readonly string[]
  isHead: boolean
  isShaded: boolean
}

function drawRow(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  { columns, cells, isHead, isShaded }: Row,
): void {
  const { margin, width } = pdfLook
  const height = rowHeight(doc, columns, cells, isHead)
  const top = doc.y
  addArtifact(doc, () => {
    if (isShaded) doc.rect(margin.left, top, width, height).fill(pdfLook.ground)
    if (isHead) doc.rect(margin.left, top + height - 1, width, 1).fill(pdfLook.muted)
  })
  const row = doc.struct('TR')
  table.add(row)
  let x: number = margin.left
  for (const [index, column] of columns.entries()) {
    const isTh = isHead || column.isRowHead === true
    const cellWidth = widthOf(column, columns)
    addElement(doc, row, isTh ? 'TH' : 'TD', () => {
      doc.font(fontOf(column, isHead)).fontSize(pdfLook.size.text).fillColor(pdfLook.ink)
      doc.text(cells[index] ?? '', x + padding.x, top + padding.y, {
        width: cellWidth - 2 * padding.x,
        lineGap: 1,
        align: column.isAmount === true ? 'right' : 'left',
      })
    })
    x += cellWidth
  }
  doc.y = top + height
}

function rowHeight(
  doc: PDFKit.PDFDocument,
  columns: readonly PdfColumn[],
  cells: readonly string[],
  isHead: boolean,
): number {
  const heights = columns.map((column, index) => {
    doc.font(fontOf(column, isHead)).fontSize(pdfLook.size.text)
    const width = widthOf(column, columns) - 2 * padding.x
    return doc.heightOfString(cells[index] || ' ', { width, lineGap: 1 })
  })
  return Math.max(...heights) + 2 * padding.y
}

function widthOf(column: PdfColumn, columns: readonly PdfColumn[]): number {
  const sum = columns.reduce((total, { share }) => total + share, 0)
  return (pdfLook.width * column.share) / sum
}

function fontOf(column: PdfColumn, isHead: boolean): 'regular' | 'strong' {
  return isHead || column.isRowHead === true ? 'strong' : 'regular'
}
