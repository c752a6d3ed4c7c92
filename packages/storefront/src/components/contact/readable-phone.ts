/**
 * Groups a national number of ten digits: what is stored has no spaces. Other numbers stay as they
 * are, because their groups depend on the country. Each stays on one line.
 *
 * @example readablePhone('2101234567') // 210 123 4567
 */
export function readablePhone(phone: string): string {
  const groups = /^(\d{3})(\d{3})(\d{4})$/.exec(phone.replaceAll(' ', ''))?.slice(1)
  return (groups ?? phone.split(' ')).join('\u00A0')
}
