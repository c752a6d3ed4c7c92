import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { RichText } from '../../components/rich-text/rich-text.js'
import type { PageHandle } from '../../request/page-handle.js'
import { ConsentSettings } from './consent-settings.js'
import { DocumentView } from '../content/document-view.js'
import { readVersionQuery } from '../content/read-version-query.js'
import type { loadCookiePolicy } from './load-cookie-policy.server.js'

/** Settings of the route. */
export const cookiePolicyHandle: PageHandle = {
  cache: 'public',
  namespaces: ['legal'],
  readQuery: readVersionQuery,
}

/** Purpose of cookies, the visitor's choice, and all stored names. */
export function CookiePolicyPage(): ReactElement {
  const { tables, texts, ...document } = useLoaderData<typeof loadCookiePolicy>()
  return (
    <DocumentView {...document}>
      <ConsentSettings texts={texts} />
      <RichText nodes={tables} />
    </DocumentView>
  )
}
