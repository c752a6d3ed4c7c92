import { addArtifact, addElement } from './add-element.js'
import { keepTogether } from './keep-together.js'
import type { PdfBlock, PdfColumn } from './pdf-block.js'
import { pdfStyle } from './pdf-style.js'

const padding = { x: 6, y: 4 }

/** Prints a table row by row; its head is repeated on every page. */
export function printTable(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { columns, rows, hasTotal = false }: Extract<PdfBlock, { kind: 'table' }>,
): void {
  const table = doc.struct('Table')
  root.add(table)
  const heads = columns.map((column) => column.head ?? '')
  const hasHead = heads.some((head) => head !== '')
  const print = (cells: readonly string[], kind: Row['kind'], isShaded = false) =>
    printRow(doc, table, { columns, cells, kind, isShaded })
  keepTogether(doc, 60)
  if (hasHead) print(heads, 'head')
  for (const [index, cells] of rows.entries()) {
    const page = doc.bufferedPageRange().count
    const kind = hasTotal && index === rows.length - 1 ? 'total' : 'usual'
    keepTogether(doc, rowHeight(doc, columns, cells, kind))
    if (hasHead && doc.bufferedPageRange().count > page) print(heads, 'head')
    print(cells, kind, kind === 'usual' && index % 2 === 0)
  }
  doc.x = pdfStyle.margin.left
  doc.y += 10
}

interface Row {
  columns: readonly PdfColumn[]
  cells: readonly string[]
  kind: 'head' | 'usual' | 'total'
  isShaded: boolean
}

function printRow(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  { columns, cells, kind, isShaded }: Row,
): void {
  const { margin, width } = pdfStyle
  const height = rowHeight(doc, columns, cells, kind)
  const top = doc.y
  addArtifact(doc, () => {
    if (isShaded) doc.rect(margin.left, top, width, height).fill(pdfStyle.ground)
    if (kind === 'head') doc.rect(margin.left, top + height - 1, width, 1).fill(pdfStyle.muted)
    if (kind === 'total') doc.rect(margin.left, top, width, 1).fill(pdfStyle.muted)
  })
  const row = doc.struct('TR')
  table.add(row)
  let x: number = margin.left
  for (const [index, column] of columns.entries()) {
    const isTh = kind === 'head' || column.isRowHead === true
    const cellWidth = widthOf(column, columns)
    addElement(doc, row, isTh ? 'TH' : 'TD', () => {
      doc.font(fontOf(column, kind)).fontSize(sizeOf(kind)).fillColor(pdfStyle.ink)
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
  kind: Row['kind'],
): number {
  const heights = columns.map((column, index) => {
    doc.font(fontOf(column, kind)).fontSize(sizeOf(kind))
    const width = widthOf(column, columns) - 2 * padding.x
    return doc.heightOfString(cells[index] || ' ', { width, lineGap: 1 })
  })
  return Math.max(...heights) + 2 * padding.y
}

function widthOf(column: PdfColumn, columns: readonly PdfColumn[]): number {
  const sum = columns.reduce((total, { share }) => total + share, 0)
  return (pdfStyle.width * column.share) / sum
}

function fontOf(column: PdfColumn, kind: Row['kind']): 'regular' | 'strong' {
  return kind !== 'usual' || column.isRowHead === true ? 'strong' : 'regular'
}

function sizeOf(kind: Row['kind']): number {
  return kind === 'total' ? pdfStyle.size.heading : pdfStyle.size.text
}
