/** The address that rings a number, whatever blanks and dashes it is written with. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
