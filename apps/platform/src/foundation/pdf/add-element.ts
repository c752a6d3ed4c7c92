/** Writes a part of the page and names it for screen readers, such as `P` or `H2`. */
export function addElement(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  type: string,
  print: () => void,
): void {
  parent.add(doc.struct(type, {}, print))
}

/** Prints artifacts, which screen readers skip: rules, backgrounds, page numbers. */
export function addArtifact(doc: PDFKit.PDFDocument, print: () => void): void {
  doc.markContent('Artifact')
  print()
  doc.endMarkedContent()
}
