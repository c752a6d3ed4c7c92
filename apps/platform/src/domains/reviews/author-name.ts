/** Letters and the marks of names: a name that reads as a link or a message is not shown. */
const plainName = /^[\p{L}\p{M}'’\-·\s]{1,40}$/u

/**
 * How an author is named beside a review: first name and initial. Empty where the order has no such
 * name.
 *
 * @example
 * toAuthorName({ firstName: 'Μαρία', lastName: 'Κορδέλη' }) // 'Μαρία Κ.'
 */
export function toAuthorName(name: { firstName: string; lastName: string }): string {
  const firstName = name.firstName.trim()
  if (!plainName.test(firstName)) return ''
  const initial = /^\p{L}\p{M}*/u.exec(name.lastName.trim())?.[0]
  return initial === undefined ? firstName : `${firstName} ${initial.toLocaleUpperCase()}.`
}
