import { Image, Link } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { DocumentView } from './document-view.js'
import { guaranteePath } from './guarantee-path.js'
import { loadDocument } from './load-document.server.js'
import { readVersionQuery } from './read-version-query.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['legal'],
  cache: 'public',
  readQuery: readVersionQuery,
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const document = await loadDocument(args)
  const { id, images } = page.shop
  const { code } = page.locale
  const notice = page.path === guaranteePath ? images.guaranteeNotice?.[code] : undefined
  return {
    ...document,
    pdf: `/assets/${id}/documents/${code}/content${page.path}.pdf`,
    notice: notice ? `/assets/${id}/${notice}.svg` : null,
  }
}

/**
 * A document that the law wants people to have on paper: its text, its official picture, and a PDF.
 */
export default function PrintablePage(): ReactElement {
  const { pdf, notice, ...document } = useLoaderData<typeof loader>()
  const { t } = useLanguage()
  return (
    <DocumentView {...document}>
      {notice && <Image src={notice} alt={document.title} width={595} height={842} />}
      <p>
        <Link href={pdf} rel="nofollow">
          {t('content.print')}
        </Link>
      </p>
    </DocumentView>
  )
}
