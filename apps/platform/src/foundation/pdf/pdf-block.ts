/** A run of text; a strong one stands out. */
export interface PdfText {
  text: string
  isStrong?: boolean
}

/** A part of a page of text, in reading order. */
export type PdfBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: PdfText[] }
  | { kind: 'list'; isOrdered: boolean; items: PdfText[][] }
  /** Stands in a frame: what must not be overlooked. */
  | { kind: 'warning'; paragraphs: PdfText[][] }
  /** `hasTotal`: the last row is what the others come to. */
  | { kind: 'table'; columns: PdfColumn[]; rows: string[][]; hasTotal?: boolean }

/** A column of a table. */
export interface PdfColumn {
  /** Left out in all columns of a table without a head. */
  head?: string
  /** Part of the table's width, as a share of the sum of all. */
  share: number
  /** Names its row: stands out and is read first. */
  isRowHead?: boolean
  /** Amounts stand below each other by their ends. */
  isAmount?: boolean
}
