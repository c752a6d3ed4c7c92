import { data } from '@remix-run/node'

import type { PageResponse } from './page-response.js'

/** `data` of Remix, with a type that declarations can name. */
export function pageData<Data>(body: Data, init?: ResponseInit): PageResponse<Data> {
  return data(body, init)
}
