/** A step of a guide: write a file, or run commands. */
export type GuideStep =
  | { kind: 'file'; name: string; text: string }
  | { kind: 'commands'; lines: string[] }

/**
 * Reads the steps of a guide, in their order. A file is a fenced text below a line that begins with its name; commands are
 * fenced as `sh`.
 *
 * @param heading The first heading that counts.
 */
export function readGuide(markdown: string, heading: string): GuideStep[] {
  const start = markdown.indexOf(`\n## ${heading}`)
  if (start < 0) throw new Error(`The guide has no heading '${heading}'.`)
  const fenced = /([^\n]*)\n\n```(\w+)\n([^]*?)```/gu
  return [...markdown.slice(start).matchAll(fenced)].map(([, above = '', language, text = '']) => {
    if (language === 'sh') return { kind: 'commands', lines: text.trimEnd().split('\n') }
    const name = /`([\w./-]+\.\w+)`[^`]*:$/u.exec(above)?.[1]
    if (name === undefined) throw new Error(`No file is named above:\n${text}`)
    return { kind: 'file', name, text }
  })
}
