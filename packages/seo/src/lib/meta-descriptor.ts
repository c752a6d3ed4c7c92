import type { JsonLd } from './json-ld/json-ld.js'

/** One element of a page's head, as a Remix `meta` function returns it. */
export type MetaDescriptor =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }
  | { 'script:ld+json': JsonLd }
