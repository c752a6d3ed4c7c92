import type { BannedWordUse } from './find-banned-words.js'

/** Uses by area, such as `apps/web`, the most first. */
export function countByArea(uses: BannedWordUse[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { file } of uses) {
    const area = areaOf(file)
    counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
}

/** Such as `apps/web`, `docs` or `root`. */
function areaOf(file: string): string {
  const parts = file.split('/')
  if (parts.length === 1) return 'root'
  if (parts[0] === 'docs') return 'docs'
  return parts.slice(0, 2).join('/')
}
