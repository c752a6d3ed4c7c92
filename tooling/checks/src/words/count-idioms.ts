import type { IdiomKind, IdiomUse } from './find-idioms.js'

/** Counts uses per group, highest first. */
export function countIdioms(
  uses: readonly IdiomUse[],
  groupOf: (file: string) => string,
): [string, Record<IdiomKind, number>][] {
  const counts = new Map<string, Record<IdiomKind, number>>()
  for (const { file, kind } of uses) {
    const group = groupOf(file)
    const count = counts.get(group) ?? { name: 0, comment: 0, document: 0 }
    count[kind] += 1
    counts.set(group, count)
  }
  return [...counts].toSorted(([a, m], [b, n]) => sumOf(n) - sumOf(m) || a.localeCompare(b))
}

function sumOf({ name, comment, document }: Record<IdiomKind, number>): number {
  return name + comment + document
}

/** Such as `apps/web`, `docs` or `root`. */
export function areaOf(file: string): string {
  const parts = file.split('/')
  if (parts.length === 1) return 'root'
  if (parts[0] === 'docs') return 'docs'
  return parts.slice(0, 2).join('/')
}
