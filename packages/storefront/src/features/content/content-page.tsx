import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { PageHandle } from '../../request/page-handle.js'
import { DocumentView } from './document-view.js'
import type { loadDocument } from './load-document.server.js'
import { readVersionQuery } from './read-version-query.js'

export { meta } from '../../request/seo/route-meta.js'
export { loadDocument as loader } from './load-document.server.js'

export const handle: PageHandle = {
  namespaces: ['legal'],
  cache: 'public',
  readQuery: readVersionQuery,
}

/** A document of the site: terms, policies, how goods are paid. Several routes share it. */
export default function ContentPage(): ReactElement {
  const { title, body, updatedAt, versions } = useLoaderData<typeof loadDocument>()
  return <DocumentView title={title} body={body} updatedAt={updatedAt} versions={versions} />
}
