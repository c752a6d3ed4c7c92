import type { JsonLd, MetaDescriptor } from '@floga/seo'

/**
 * Reads the metadata of a page from the head of its document, as they were written: React takes the same elements over. They
 * stand together, the title first.
 */
export function readHeadMeta(head: HTMLElement): MetaDescriptor[] {
  const read: MetaDescriptor[] = []
  for (let at = head.querySelector('title') as Element | null; at; at = at.nextElementSibling) {
    const descriptor = readElement(at)
    if (!descriptor) break
    read.push(descriptor)
  }
  return read
}

function readElement(element: Element): MetaDescriptor | undefined {
  const of = (name: string): string => element.getAttribute(name) ?? ''
  const text = element.textContent ?? ''
  switch (element.localName) {
    case 'title':
      return { title: text }
    case 'meta': {
      const content = of('content')
      return element.hasAttribute('name')
        ? { name: of('name'), content }
        : { property: of('property'), content }
    }
    case 'link': {
      const rel = of('rel')
      if (rel === 'canonical') return { tagName: 'link', rel, href: of('href') }
      // The order in which they were written is the order of the element's key.
      return rel === 'alternate'
        ? { tagName: 'link', rel, hrefLang: of('hreflang'), href: of('href') }
        : undefined
    }
    case 'script':
      return of('type') === 'application/ld+json'
        ? // Written by the page's own loader.
          { 'script:ld+json': JSON.parse(text) as JsonLd }
        : undefined
    default:
      return undefined
  }
}
