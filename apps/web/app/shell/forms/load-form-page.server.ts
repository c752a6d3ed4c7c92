import { createFormTimestamp } from '@floga/remix-server/app'
import { data } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { samePath } from '../../wiring/seo/alternates.server.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import { pageMeta } from '../../wiring/seo/page-meta.server.js'

export interface FormPageOptions<Content> {
  title: string
  description: string
  path: string
  /** What else the page shows. */
  content: Content
}

/** What a page of one form needs: its metadata, for people alone, and the moment at which it is shown. */
export async function loadFormPage<Content extends object>(
  { context }: LoaderFunctionArgs,
  page: PageContext,
  { title, description, path, content }: FormPageOptions<Content>,
) {
  const alternates = samePath(path)
  return data(
    {
      ...content,
      timestamp: await createFormTimestamp(context.settings),
      alternates,
      meta: pageMeta(page, { title, description, path, alternates, noindex: true }),
    },
    // An id in the address opens what it names, so the address goes nowhere else.
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
  )
}
