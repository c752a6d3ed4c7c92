/** A run of text; a strong one is bold. */
export interface PdfText {
  text: string
  isStrong?: boolean
}

/** A part of a page of text, in reading order. */
export type PdfBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: PdfText[] }
  | { kind: 'list'; isOrdered: boolean; items: PdfText[][] }
  /** Framed: must not be overlooked. */
  | { kind: 'warning'; paragraphs: PdfText[][] }
  /** `hasTotal`: the last row is the total of the others. */
  | { kind: 'table'; columns: PdfColumn[]; rows: string[][]; hasTotal?: boolean }

/** A column of a table. */
export interface PdfColumn {
  /** Omitted in all columns of a table without a head. */
  head?: string
  /** Part of the table's width, as a share of the sum of all. */
  share: number
  /** The row's header: bold and read first. */
  isRowHead?: boolean
  /** Amounts are aligned to the end. */
  isAmount?: boolean
}
