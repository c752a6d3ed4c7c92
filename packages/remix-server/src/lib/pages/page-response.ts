import type { PageData } from '../page-data/page-data.js'
import type { PagePiece } from './page-pieces.js'

/**
 * The answer with a page that was drawn whole. It has its text and no body: to read it from one, the whole page would be made into
 * bytes and back.
 */
class PageResponse extends Response {
  constructor(
    readonly pagePieces: readonly PagePiece[],
    init: ResponseInit,
    readonly pageData: PageData | undefined,
  ) {
    super(null, init)
  }

  override text(): Promise<string> {
    return Promise.resolve(this.pagePieces.join(''))
  }
}

/** Creates the answer with a page that was drawn whole, as the server takes it from an app: a text, or the pieces of it. */
export function createPageResponse(
  page: string | readonly PagePiece[],
  { data, ...init }: PageResponseInit,
): Response {
  return new PageResponse(typeof page === 'string' ? [page] : page, init, data)
}

/** What is said of a page beside its text. */
export interface PageResponseInit extends ResponseInit {
  /** What `takePageData` took out of it. */
  data?: PageData | undefined
}

/** The data that a page names by their address. An app that is bundled apart from the server has a class of its own for its pages. */
export function dataOfPage(response: Response): PageData | undefined {
  return 'pageData' in response ? (response as PageResponse).pageData : undefined
}

/** The pieces of a page, however it came. */
export async function piecesOfPage(response: Response): Promise<readonly PagePiece[]> {
  return 'pagePieces' in response ? (response as PageResponse).pagePieces : [await response.text()]
}
