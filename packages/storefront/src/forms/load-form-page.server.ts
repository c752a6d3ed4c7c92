import { createFormTimestamp } from '@floga/remix-server/app'
import { data } from '@remix-run/node'
import type { LoaderFunctionArgs, MetaDescriptor } from '@remix-run/node'

import { samePath } from '../request/seo/alternates.server.js'
import type { PageResponse } from '../request/page-response.js'
import type { Alternates } from '../request/seo/alternates.server.js'
import type { PageContext } from '../request/page-context.server.js'
import { pageMeta } from '../request/seo/page-meta.server.js'

export interface FormPageOptions<Content> {
  title: string
  description: string
  path: string
  /** Other data of the page. */
  content: Content
}

/** Data of a page of one form. */
export interface FormPageData {
  /** When it is shown, sealed. */
  timestamp: string
  alternates: Alternates
  meta: MetaDescriptor[]
}

/** Response of a page of one form, with the other data of its page. */
export type FormPageResponse<Content = unknown> = PageResponse<Content & FormPageData>

/** Loads a page of one form: its metadata (not indexed), and the time at which it is shown. */
export async function loadFormPage<Content extends object>(
  { context }: LoaderFunctionArgs,
  page: PageContext,
  { title, description, path, content }: FormPageOptions<Content>,
): Promise<FormPageResponse<Content>> {
  const alternates = samePath(page.shop, path)
  return data(
    {
      ...content,
      timestamp: await createFormTimestamp(context.settings),
      alternates,
      meta: pageMeta(page, { title, description, path, alternates, noindex: true }),
    },
    // An id in the address grants access, so the address must not leak.
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
  )
}
