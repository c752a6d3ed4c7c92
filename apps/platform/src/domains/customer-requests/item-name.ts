/** Name of an ordered product with its variant's label. */
export function itemName(
  words: Record<string, { name: string; label: string }>,
  locale: string,
): string {
  const { name, label } = words[locale] ?? Object.values(words)[0] ?? { name: '', label: '' }
  return label === '' ? name : `${name}, ${label}`
}
