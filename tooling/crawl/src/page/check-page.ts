import { checkJsonLd } from '../json-ld/check-json-ld.js'
import type { PageContent } from './read-page.js'
import { isIndexable, toSitePath, type Finding, type VisitedPage } from './visited-page.js'

/** Facts about the site that rules use. */
export interface Site {
  origin: string
  /** Locale codes; the first has no prefix in addresses. */
  locales: readonly [string, ...string[]]
}

type Report = (rule: string, text: string) => void

/** Checks a single page. */
export function checkPage(page: VisitedPage, site: Site): Finding[] {
  const { content, path } = page
  const findings: Finding[] = []
  if (!content) return findings
  const report: Report = (rule, text) => void findings.push({ path, rule, text })
  checkTexts(content, report)
  checkParts(content, report)
  checkStructuredData(content, report)
  const locale = localeOf(path, site)
  if (content.lang !== locale) report('language', `lang is '${content.lang}', not '${locale}'`)
  if (isIndexable(page)) {
    checkIndexable(content, report)
    checkCanonical(page, content, site, report)
    checkAlternates(content, { locale, site }, report)
  }
  return findings
}

/** The language of an address by its prefix. */
export function localeOf(path: string, { locales }: Site): string {
  return locales.find((code) => new RegExp(`^/${code}(/|\\?|$)`).test(path)) ?? locales[0]
}

function checkTexts({ titles, descriptions, headings }: PageContent, report: Report): void {
  const [title = ''] = titles
  if (titles.length !== 1) report('title', `${titles.length} titles`)
  else if (title.length < 8 || title.length > 110)
    report('title', `${title.length} characters: ${title}`)
  if (descriptions.length > 1) report('description', `${descriptions.length} descriptions`)
  const tops = headings.filter(({ level }) => level === 1)
  if (tops.length !== 1) report('h1', `${tops.length} headings of the first level`)
  for (const [place, { level, text }] of headings.entries()) {
    if (text === '') report('heading', `an empty h${level}`)
    const before = headings[place - 1]?.level ?? 1
    if (level > before + 1) report('heading-order', `h${level} '${text}' after h${before}`)
  }
}

function checkParts({ links, images }: PageContent, report: Report): void {
  for (const { href, name } of links) if (name === '') report('link-name', href)
  for (const { src, hasSize, hasAlt } of images) {
    if (!hasSize) report('image-size', src)
    if (!hasAlt) report('image-alt', src)
  }
}

function checkStructuredData({ structuredData }: PageContent, report: Report): void {
  for (const text of structuredData) {
    let data: unknown
    try {
      data = JSON.parse(text)
    } catch {
      report('structured-data', 'is no JSON')
      continue
    }
    for (const problem of checkJsonLd(data)) {
      if (problem.level === 'error') report('structured-data', `${problem.path}: ${problem.text}`)
    }
  }
}

function checkIndexable({ descriptions, openGraph }: PageContent, report: Report): void {
  const [description = ''] = descriptions
  if (description.length < 25 || description.length > 160) {
    report('description', `${description.length} characters: ${description}`)
  }
  const image = openGraph['og:image'] ?? ''
  if (!/^https?:\/\//.test(image)) report('og-image', `'${image}' is no absolute address`)
  for (const name of ['og:image:width', 'og:image:height', 'og:image:alt']) {
    if (!openGraph[name]) report('og-image', `${name} is missing`)
  }
}

function checkCanonical(
  { path }: VisitedPage,
  { canonicals }: PageContent,
  { origin }: Site,
  report: Report,
): void {
  const [canonical = ''] = canonicals
  if (canonicals.length !== 1) return report('canonical', `${canonicals.length} canonical links`)
  if (!/^https?:\/\//.test(canonical)) return report('canonical', `'${canonical}' is not absolute`)
  const target = toSitePath(canonical, path, origin)
  if (target === undefined) return report('canonical', `'${canonical}' is of another site`)
  // A query that only orders or lays out a list is no page of its own; one that counts on to its next part is.
  const expected = canonicalPath(path)
  if (target !== expected) report('canonical', `is ${target}, not ${expected}`)
}

/** The address that a page should be known by: without its query, but for the number of a list's page. */
export function canonicalPath(path: string): string {
  const [pathname = '/', query = ''] = path.split('?')
  const page = new URLSearchParams(query).get('page')
  return page && page !== '1' ? `${pathname}?page=${page}` : pathname
}

function checkAlternates(
  { alternates }: PageContent,
  { locale, site }: { locale: string; site: Site },
  report: Report,
): void {
  const names = alternates.map(({ hreflang }) => hreflang)
  if (new Set(names).size < names.length) report('alternates', `doubled: ${names.join(', ')}`)
  if (!names.includes(locale)) report('alternates', `its own language is missing`)
  if (names.includes(site.locales[0]) && !names.includes('x-default')) {
    report('alternates', 'x-default is missing')
  }
  for (const { href } of alternates) {
    if (!/^https?:\/\//.test(href)) report('alternates', `'${href}' is not absolute`)
  }
}
