import type { ParsedItem } from './parse-merchant-item.js'

/** What tells the items of a group apart, and the name that they share. */
export interface GroupChoices {
  name: string
  /** In the order in which titles name them. */
  choices: Choice[]
}

/** One of the things that items differ in. */
export interface Choice {
  kind: 'color' | 'size' | 'detail'
  /** Of a detail. */
  name: string
  valueOf(item: ParsedItem): string | null
}

/**
 * Finds what the items of a group differ in. A title that ends in the values, such as `Hose, Red, 2 m`, also tells their order
 * and the name without them; else the name is what all titles begin with.
 */
export function readChoices(items: readonly [ParsedItem, ...ParsedItem[]]): GroupChoices {
  const [first] = items
  const candidates = candidatesOf(first).filter((choice) =>
    items.every((item) => choice.valueOf(item) !== null),
  )
  const differing = candidates.filter(
    (choice) => new Set(items.map((item) => choice.valueOf(item))).size > 1,
  )
  const lastDetail = candidates.findLastIndex(
    (choice) => choice.kind === 'detail' && differing.includes(choice),
  )
  // Choices are told before other details: what stands before the last of them is one too.
  const required = candidates.filter(
    (choice, place) => choice.kind !== 'detail' || differing.includes(choice) || place < lastDetail,
  )
  const further = candidates.filter((choice) => !required.includes(choice))
  const found = stripChoices(first.title, { item: first, required, further })
  if (found && items.every(({ title }, index) => title === titleOf(found, items[index]!))) {
    return found
  }
  return { name: commonBeginning(items.map(({ title }) => title)), choices: differing }
}

/** What a product of one item is told by, and what one of many is told by beside its choices. */
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

/** Takes values off the end of a title until all required ones are found, the first in the title last. */
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
