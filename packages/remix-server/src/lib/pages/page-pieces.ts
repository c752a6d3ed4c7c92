/** Markup that pages have in common: one object in all of them, so that what is worked out of it is worked out once. */
export interface SharedMarkup {
  readonly html: string
  readonly bytes: Uint8Array
  /** The markup, so that pieces can be joined. */
  toString(): string
}

/** A piece of a page: text of its own, or markup that others have as well. */
export type PagePiece = string | SharedMarkup

/** Keeps markup as a text and as bytes of its own: a piece of a page would hold the whole page. */
export function createSharedMarkup(text: string): SharedMarkup {
  // Not of the pool, a piece of which holds all of it.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  const html = bytes.toString()
  return { html, bytes, toString: () => html }
}

/** Bytes that it takes: two for each sign of the text, and its bytes. */
export function sizeOfShared({ html, bytes }: SharedMarkup): number {
  return 2 * html.length + bytes.length
}

/** The bytes of a page. Shared markup is copied: to make bytes of its text takes several times as long. */
export function toBytes(pieces: readonly PagePiece[]): Buffer {
  const length = pieces.reduce(
    (sum, piece) =>
      sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.bytes.length),
    0,
  )
  const bytes = Buffer.allocUnsafeSlow(length)
  let at = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') at += bytes.write(piece, at)
    else {
      bytes.set(piece.bytes, at)
      at += piece.bytes.length
    }
  }
  return bytes
}

/** Takes the head of a page apart from the rest. */
export function splitHead(pieces: readonly PagePiece[]): { head: string; body: PagePiece[] } {
  const [first = '', ...others] = pieces
  const text = typeof first === 'string' ? first : first.html
  const headEnd = text.indexOf('</head>')
  if (headEnd >= 0) return { head: text.slice(0, headEnd), body: [text.slice(headEnd), ...others] }
  // A page without a head, or one with shared markup in it.
  return others.length === 0 ? { head: text, body: [] } : splitHead([pieces.join('')])
}
