/** The beginning of a text, cut between words, with an ellipsis. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const beginning = text.slice(0, maxLength - 1)
  const words = /^.*[^\s,;:–-](?=[\s,;:–-]+\S*$)/su.exec(beginning)?.[0] ?? ''
  // A text of one long word is cut inside it, but not inside a character.
  const kept = words.length > maxLength / 2 ? words : beginning.replace(/[\ud800-\udbff]$/, '')
  return `${kept.trimEnd()}…`
}

/** Cuts texts so that different ones stay different, whatever they have in common. */
export function cutApart(texts: Iterable<string>, maxLength: number): Map<string, string> {
  const cuts = new Map<string, string>()
  const taken = new Set<string>()
  for (const text of texts) {
    if (cuts.has(text)) continue
    let cut = cutAtWord(text, maxLength)
    for (let count = 2; taken.has(cut); count += 1) {
      const end = ` (${count})`
      cut = cutAtWord(text, maxLength - end.length) + end
    }
    taken.add(cut)
    cuts.set(text, cut)
  }
  return cuts
}
