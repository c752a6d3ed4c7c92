/** The parts of a formatted amount, for rendering its cents smaller. */
export interface AmountParts {
  /** Up to the decimal separator, currency included where it leads. */
  whole: string
  /** The separator and the cents, or nothing. */
  fraction: string
  /** The text after it, such as a trailing currency. */
  rest: string
}

/** Cuts `1.234,50 €` into `1.234`, `,50` and ` €`; an amount without cents stays whole. */
export function splitAmount(formatted: string): AmountParts {
  const match = /^(.*\d)([.,]\d{2})(\D*)$/u.exec(formatted)
  return {
    whole: match?.[1] ?? formatted,
    fraction: match?.[2] ?? '',
    rest: match?.[3] ?? '',
  }
}
