import { createHash } from 'node:crypto'

/** Where data of pages lie that their documents do not carry: below it a hash of the data, then the page's own address. */
const folder = '/page-data/'

/** Signs of a hash: 132 bits. */
const hashLength = 22

const addressPattern = new RegExp(`^${folder}[\\w-]{${hashLength}}(?=/)`)

/** Data that a document names by their address instead of carrying them. */
export interface PageData {
  /** Path and query: it names the data by their hash, so other data have another address. */
  address: string
  bytes: Uint8Array
}

/** Gives data of a page their address. */
export function createPageData(
  bytes: Uint8Array,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): PageData {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, hashLength)
  return { address: `${folder}${hash}${pathname}${search}`, bytes }
}

/** The path of the page whose data lie at a path; undefined where none can. */
export function pageOfData(pathname: string): string | undefined {
  const start = addressPattern.exec(pathname)?.[0]
  return start === undefined ? undefined : pathname.slice(start.length)
}
