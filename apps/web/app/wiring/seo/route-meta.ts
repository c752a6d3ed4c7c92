import type { MetaDescriptor } from '@floga/seo'
import type { MetaFunction } from '@remix-run/node'

import { deserialize } from '../request/serialize.js'
import type { Serialized } from '../request/serialize.js'
import { readHeadMeta } from './read-head-meta.js'

/** A page's metadata as its loader answers them. The data in a document are without: its head has them. */
export type PageMeta = Serialized<MetaDescriptor[]>

/** What was read from the document, by the data of its page. */
const ofDocument = new WeakMap<PageMeta, MetaDescriptor[]>()

/** Hands on the metadata that a loader wrote; a page that failed has the error page's. */
export const meta: MetaFunction = ({ data }) => {
  const written = metaOf(data)
  if (!written) return []
  if (written.text !== '') return deserialize(written)
  const known = ofDocument.get(written) ?? readHeadMeta(document.head)
  ofDocument.set(written, known)
  return known
}

/** The metadata in what a page's loader answered; undefined where it wrote none. */
export function metaOf(data: unknown): PageMeta | undefined {
  if (typeof data !== 'object' || data === null || !('meta' in data)) return undefined
  // `pageMeta` alone makes them.
  return data.meta as PageMeta
}
