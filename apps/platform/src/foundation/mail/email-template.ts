/** Contents of an e-mail, already localized. */
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

/** The look of a shop; colours as `#rrggbb`. */
export interface EmailLook {
  /** The line below the shop's name. */
  brand: string
  /** Links, and buttons with white text. */
  action: string
  /** Content id of the attached logo. @default the shop's name */
  logoId?: string
}

/** A link or button. */
export interface EmailAction {
  label: string
  url: string
}

/** A line of a titled block; one with an address is a link. */
export type EmailLine = string | EmailAction

/** A line of goods, with the content id of its attached image. */
export type EmailRow = readonly [name: string, amount: string, imageId?: string | undefined]

/** A paragraph, a quotation, a description list, a titled block of lines, or goods with totals. */
export type EmailBlock =
  | string
  | { quote: string }
  | { details: readonly (readonly [name: string, value: string])[] }
  | { title: string; lines: readonly EmailLine[] }
  | {
      rows: readonly EmailRow[]
      totals: readonly { label: string; amount: string; isGrand: boolean }[]
    }
