/** Name of an ordered product with its variant's label. */
export function itemName(
  texts: Record<string, { name: string; label: string }>,
  locale: string,
): string {
  const { name, label } = texts[locale] ?? Object.values(texts)[0] ?? { name: '', label: '' }
  return label === '' ? name : `${name}, ${label}`
}
