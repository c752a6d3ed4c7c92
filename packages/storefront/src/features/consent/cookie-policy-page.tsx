import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { RichText } from '../../components/rich-text/rich-text.js'
import type { PageHandle } from '../../request/page-handle.js'
import { ConsentSettings } from './consent-settings.js'
import { DocumentView } from '../content/document-view.js'
import { readVersionQuery } from '../content/read-version-query.js'
import { CookiePolicyLayout } from './cookie-policy-layout.js'
import { loadCookiePolicy } from './load-cookie-policy.server.js'

export { meta } from '../../request/seo/route-meta.js'
export { loadCookiePolicy as loader }

/** The document in a layout of its own, with a link back to the website. */
export const handle: PageHandle = {
  cache: 'public',
  namespaces: ['legal'],
  readQuery: readVersionQuery,
  layout: CookiePolicyLayout,
}

/** Purpose of cookies, the visitor's choice, and all stored names. */
export default function CookiePolicyPage(): ReactElement {
  const { tables, texts, ...document } = useLoaderData<typeof loadCookiePolicy>()
  return (
    <DocumentView {...document}>
      <ConsentSettings texts={texts} />
      <RichText nodes={tables} />
    </DocumentView>
  )
}
