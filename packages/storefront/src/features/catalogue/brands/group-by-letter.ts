/** Things under their first letter. */
export interface LetterGroup<Item> {
  letter: string
  items: Item[]
}

/** Sorts by name in the locale's order and groups by first letter without accent: Έ is under Ε. */
export function groupByLetter<Item extends { name: string }>(
  items: readonly Item[],
  locale: string,
): LetterGroup<Item>[] {
  const collator = new Intl.Collator(locale, { numeric: true })
  const groups = new Map<string, Item[]>()
  for (const item of [...items].sort((one, other) => collator.compare(one.name, other.name))) {
    const letter = firstLetter(item.name)
    groups.set(letter, [...(groups.get(letter) ?? []), item])
  }
  return [...groups].map(([letter, group]) => ({ letter, items: group }))
}

function firstLetter(name: string): string {
  const [first = '#'] = name.trim().normalize('NFD')
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#'
}
