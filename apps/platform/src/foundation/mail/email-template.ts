/** Contents of an e-mail, in the reader's words and formats already. */
export interface EmailTemplate {
  locale: string
  shopName: string
  look: EmailLook
  /** Subject, without the shop's name, and heading. */
  title: string
  blocks: readonly EmailBlock[]
  /** The button: after the paragraphs, before goods and titled blocks. */
  action?: EmailAction
  /** Under a line, small. */
  footnotes?: readonly (string | EmailAction)[]
}

/** Colours of a shop, each as `#rrggbb`. */
export interface EmailLook {
  /** The line below the shop's name. */
  brand: string
  /** Links, and buttons with white text. */
  action: string
}

/** A link or button. */
export interface EmailAction {
  label: string
  url: string
}

/** A paragraph, a quotation, facts by name, a titled block of lines, or goods with their sums. */
export type EmailBlock =
  | string
  | { quote: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { title: string; lines: readonly string[] }
  | {
      rows: readonly (readonly [name: string, amount: string])[]
      totals: readonly { label: string; amount: string; isGrand: boolean }[]
    }
