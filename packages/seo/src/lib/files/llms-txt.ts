/** A page that {@link llmsTxt} names. */
export interface LlmsLink {
  name: string
  /** Full address. */
  url: string
  /** What is found there, in a sentence. */
  note?: string
}

/** Options of {@link llmsTxt}. */
export interface LlmsTxtOptions {
  title: string
  /** What the site is, in a sentence or two. */
  summary: string
  sections: readonly { title: string; links: readonly LlmsLink[] }[]
}

/**
 * Writes llms.txt: a site's main pages in Markdown, for programs that answer people's questions. Sections without links
 * are left out.
 *
 * @see {@link https://llmstxt.org}
 */
export function llmsTxt({ title, summary, sections }: LlmsTxtOptions): string {
  const parts = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title: heading, links }) =>
      [`## ${plain(heading)}`, '', ...links.map(toLine)].join('\n'),
    )
  return [`# ${plain(title)}`, `> ${plain(summary)}`, ...parts].join('\n\n') + '\n'
}

function toLine({ name, url, note }: LlmsLink): string {
  return `- [${plain(name)}](${url.replace(/[()\s]/g, encode)})${note ? `: ${plain(note)}` : ''}`
}

/** One line, in which no character of Markdown means anything. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>`*_]/g, String.raw`\$&`)
}

/** `encodeURIComponent` leaves parentheses, which would end the address. */
function encode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
