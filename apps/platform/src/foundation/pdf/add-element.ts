/** Writes a part of the page and names it for screen readers, such as `P` or `H2`. */
export function addElement(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  type: string,
  draw: () => void,
): void {
  parent.add(doc.struct(type, {}, draw))
}

/** Draws what screen readers skip: rules, backgrounds, page numbers. */
export function addArtifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
}
