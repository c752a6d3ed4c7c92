import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Metadata and content of a page, from its HTML. */
export interface PageContent {
  lang: string
  titles: string[]
  descriptions: string[]
  /** Content of `meta name="robots"`. */
  robots: string
  /** As they are written. */
  canonicals: string[]
  alternates: { hreflang: string; href: string }[]
  headings: { level: number; text: string }[]
  links: PageLink[]
  images: { src: string; hasSize: boolean; hasAlt: boolean }[]
  /** Open Graph properties by name, the first of each. */
  openGraph: Readonly<Record<string, string>>
  /** Text of each script with structured data. */
  structuredData: string[]
}

/** A link of a page. */
export interface PageLink {
  /** As it is written. */
  href: string
  /** Its accessible name. */
  name: string
}

/** Extracts a page's metadata from its HTML. */
export function readPage(html: string): PageContent {
  const root = parseDocument(html)
  const all = (name: string): Element[] => DomUtils.getElementsByTagName(name, root)
  const metas = all('meta').map(({ attribs }) => attribs)
  const links = all('link').map(({ attribs }) => attribs)
  const named = (name: string): string[] =>
    metas.filter((meta) => meta['name'] === name).map(({ content = '' }) => content)
  return {
    lang: all('html')[0]?.attribs['lang'] ?? '',
    titles: all('title')
      .filter((title) => !isInside(title, 'svg'))
      .map(textOf),
    descriptions: named('description'),
    robots: named('robots').join(','),
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
      .map(({ hreflang = '', href = '' }) => ({ hreflang, href })),
    headings: DomUtils.getElementsByTagName((name) => /^h[1-6]$/.test(name), root).map(
      (heading) => ({ level: Number(heading.name[1]), text: nameOf(heading) }),
    ),
    links: all('a')
      .filter(({ attribs }) => attribs['href'] !== undefined)
      .map((link) => ({ href: link.attribs['href'] ?? '', name: nameOf(link) })),
    images: all('img').map(({ attribs }) => ({
      src: attribs['src'] ?? '',
      hasSize: /^\d+$/.test(attribs['width'] ?? '') && /^\d+$/.test(attribs['height'] ?? ''),
      hasAlt: attribs['alt'] !== undefined,
    })),
    openGraph: Object.fromEntries(
      metas
        .flatMap(({ property, content = '' }) => (property ? [[property, content] as const] : []))
        .toReversed(),
    ),
    structuredData: all('script')
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
  }
}

/** The name of a link or heading: its label, else its text with that of its images. */
function nameOf(element: Element): string {
  const label = element.attribs['aria-label']
  if (label?.trim()) return label.trim()
  const images = DomUtils.getElementsByTagName('img', element).map(({ attribs }) => attribs['alt'])
  const svgLabels = DomUtils.getElementsByTagName('svg', element).map(
    ({ attribs }) => attribs['aria-label'],
  )
  return [textOf(element), ...images, ...svgLabels].filter(Boolean).join(' ').trim()
}

function textOf(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim()
}

function isInside(element: Element, name: string): boolean {
  for (let node = element.parent; node; node = node.parent) {
    if ('name' in node && node.name === name) return true
  }
  return false
}
