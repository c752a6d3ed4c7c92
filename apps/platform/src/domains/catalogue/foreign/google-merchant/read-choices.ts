import type { ParsedItem } from './parse-merchant-item.js'

/** The options that distinguish the items of a group, and their common name. */
export interface GroupChoices {
  name: string
  /** In the order in which titles name them. */
  choices: Choice[]
}

/** One of the things that items differ in. */
export interface Choice {
  kind: 'color' | 'size' | 'detail' | 'variant'
  /** Of a detail. */
  name: string
  valueOf(item: ParsedItem): string | null
}

/**
 * Finds the options by which the items of a group differ. A title that ends in the values, such as
 * `Hose, Red, 2 m`, also determines their order and the name without them; else the name is the
 * common prefix of all titles. Items that no field distinguishes are distinguished by title or id.
 */
export function readChoices(items: readonly [ParsedItem, ...ParsedItem[]]): GroupChoices {
  const [first] = items
  const named = candidatesOf(first).filter((choice) =>
    items.every((item) => choice.valueOf(item) !== null),
  )
  // A feed may repeat an option as `size`, which Google compares.
  const candidates = named.filter(
    (choice) =>
      choice.kind !== 'size' ||
      !named.some(
        (other) =>
          other.kind === 'detail' &&
          items.every((item) => other.valueOf(item) === choice.valueOf(item)),
      ),
  )
  const differing = candidates.filter(
    (choice) => new Set(items.map((item) => choice.valueOf(item))).size > 1,
  )
  const lastDetail = candidates.findLastIndex(
    (choice) => choice.kind === 'detail' && differing.includes(choice),
  )
  // Options come before other details: what precedes the last of them is one too.
  const required = candidates.filter(
    (choice, place) => choice.kind !== 'detail' || differing.includes(choice) || place < lastDetail,
  )
  const further = candidates.filter((choice) => !required.includes(choice))
  const found = stripChoices(first.title, { item: first, required, further })
  if (found && items.every(({ title }, index) => title === titleOf(found, items[index]!))) {
    return { name: found.name, choices: distinguish(items, found.choices, found.name) }
  }
  const name = commonBeginning(items.map(({ title }) => title))
  return { name, choices: distinguish(items, differing, name) }
}

/** Adds a choice where several items have the same values. */
function distinguish(
  items: readonly ParsedItem[],
  choices: readonly Choice[],
  name: string,
): Choice[] {
  const isApart = (candidates: readonly Choice[]) =>
    new Set(items.map((item) => JSON.stringify(candidates.map((one) => one.valueOf(item)))))
      .size === items.length
  if (isApart(choices)) return [...choices]
  const rest = ({ title }: ParsedItem) =>
    title.slice(name.length).replace(/^[\s,;:|/(–-]+/u, '') || title
  const byTitle: Choice = { kind: 'variant', name: 'variant', valueOf: rest }
  const byId: Choice = { ...byTitle, valueOf: ({ id }) => id }
  return [...choices, isApart([...choices, byTitle]) ? byTitle : byId]
}

/** Details of a single-item product, and of a group besides its options. */
export function detailChoices(item: ParsedItem): Choice[] {
  const names = [...new Set(item.details.map(({ name }) => name))]
  return names.map((name) => ({
    kind: 'detail',
    name,
    valueOf: ({ details }) => details.find((detail) => detail.name === name)?.value ?? null,
  }))
}

function candidatesOf(item: ParsedItem): Choice[] {
  return [
    { kind: 'color', name: 'color', valueOf: ({ color }) => color },
    { kind: 'size', name: 'size', valueOf: ({ size }) => size },
    ...detailChoices(item),
  ]
}

/**
 * Takes values off the end of a title until all required ones are found, the first in the title
 * last.
 */
function stripChoices(
  title: string,
  left: { item: ParsedItem; required: Choice[]; further: Choice[] },
): GroupChoices | undefined {
  if (left.required.length === 0) return { name: title, choices: [] }
  for (const choice of [...left.required, ...left.further]) {
    const end = `, ${choice.valueOf(left.item)}`
    if (!title.endsWith(end) || title.length === end.length) continue
    const rest = stripChoices(title.slice(0, -end.length), {
      item: left.item,
      required: left.required.filter((one) => one !== choice),
      further: left.further.filter((one) => one !== choice),
    })
    if (rest) return { name: rest.name, choices: [...rest.choices, choice] }
  }
  return undefined
}

function titleOf({ name, choices }: GroupChoices, item: ParsedItem): string {
  return [name, ...choices.map((choice) => choice.valueOf(item))].join(', ')
}

function commonBeginning(titles: readonly string[]): string {
  const [first = ''] = titles
  let length = first.length
  for (const title of titles) while (!title.startsWith(first.slice(0, length))) length -= 1
  const common = first
    .slice(0, length)
    .replace(/[\s,;:|/(–-]+$/u, '')
    .trim()
  return common.length >= 3 ? common : first
}
