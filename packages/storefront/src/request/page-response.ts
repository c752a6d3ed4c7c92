/**
 * Data of a page with its status and headers, as `data` of Remix returns it. An interface of this
 * package, because its declarations could not name that of Remix.
 */
export interface PageResponse<Data> {
  type: string
  data: Data
  init: ResponseInit | null
}
