/** Returns the `tel:` address of a number, without spaces and dashes. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
