/** The front matter and the text of a Markdown file. */
export interface FrontMatter {
  /** Lines of `key: value`. */
  head: Record<string, string>
  body: string
}

/** Splits a Markdown file at its `---` lines; without them the head is empty. */
export function readFrontMatter(text: string): FrontMatter {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
  if (!match) return { head: {}, body: text }
  const head = Object.fromEntries(
    (match[1] ?? '').split(/\r?\n/).flatMap((line) => {
      const pair = /^([A-Za-z]+):\s*(.*)$/.exec(line)
      return pair?.[1] === undefined ? [] : [[pair[1], unquote((pair[2] ?? '').trim())]]
    }),
  )
  return { head, body: match[2] ?? '' }
}

function unquote(value: string): string {
  return /^'.*'$/.test(value) || /^".*"$/.test(value) ? value.slice(1, -1) : value
}
