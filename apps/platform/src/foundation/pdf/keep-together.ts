import { pdfStyle } from './pdf-style.js'

/** Moves to a new page unless so many points are left on this one. */
export function keepTogether(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.height - pdfStyle.margin.bottom) doc.addPage()
}
