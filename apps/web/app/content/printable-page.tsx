import { Image, Link } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { assetAddress, drawing } from '../wiring/content/to-image.js'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { DocumentView } from './document-view.js'
import { guaranteePath } from '../wiring/content/guarantee-path.js'
import { loadDocument } from './load-document.server.js'
import { readVersionQuery } from './read-version-query.js'

export { meta } from '../wiring/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['legal'],
  cache: 'public',
  readQuery: readVersionQuery,
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const document = await loadDocument(args)
  const { code } = page.locale
  const notice = page.path === guaranteePath ? tenant.images.guaranteeNotice?.[code] : undefined
  return {
    ...document,
    pdf: `documents/${code}/content${page.path}.pdf`,
    notice: notice ?? null,
  }
}

/** A document that the law wants people to have on paper: its text, its official picture, and a PDF. */
export default function PrintablePage(): ReactElement {
  const { pdf, notice, ...document } = useLoaderData<typeof loader>()
  const t = useMessages()
  return (
    <DocumentView {...document}>
      {notice && <Image {...drawing(notice, { width: 595, height: 842 })} alt={document.title} />}
      <p>
        <Link href={assetAddress(pdf)} rel="nofollow">
          {t('content.print')}
        </Link>
      </p>
    </DocumentView>
  )
}
