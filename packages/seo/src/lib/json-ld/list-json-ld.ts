import type { JsonLd } from './json-ld.js'

/** A page in a list. */
export interface ListedPage {
  name: string
  /** Full address. */
  url: string
}

/**
 * Describes the breadcrumbs of a page, home first.
 *
 * @see {@link https://schema.org/BreadcrumbList}
 */
export function breadcrumbJsonLd(items: readonly ListedPage[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/**
 * Describes a list of products as it is shown. On a later page the positions go on from the earlier
 * ones.
 *
 * @see {@link https://schema.org/ItemList}
 */
export function itemListJsonLd(
  items: readonly ListedPage[],
  options: { skip?: number; total?: number } = {},
): JsonLd {
  const skip = options.skip ?? 0
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: options.total ?? items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: skip + index + 1,
      name,
      url,
    })),
  }
}

/**
 * Structured data of the page's questions; the answers may contain simple HTML. @see {@link
 * https://schema.org/FAQPage}
 */
export function faqJsonLd(items: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
