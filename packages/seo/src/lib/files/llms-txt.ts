/** A page that {@link llmsTxt} names. */
export interface LlmsLink {
  name: string
  /** Full address. */
  url: string
  /** Description in one sentence. */
  note?: string
}

export interface LlmsTxtOptions {
  title: string
  /** Description of the site in one or two sentences. */
  summary: string
  sections: readonly { title: string; links: readonly LlmsLink[] }[]
}

/**
 * Writes llms.txt: a site's main pages in Markdown, for language models. Sections without links are
 * omitted.
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
