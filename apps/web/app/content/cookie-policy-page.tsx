import { TenantSettingsDocument } from '@floga/api-client/operations'
import { useLoaderData } from '@remix-run/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ReactElement } from 'react'

import { RichText } from '../shell/page/rich-text.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { CookiePolicyLayout } from './cookie-policy-layout.js'
import { ConsentSettings } from './consent-settings.js'
import type { ChoiceWords } from './consent-settings.js'
import { DocumentView } from './document-view.js'
import { listStoredNames } from './list-stored-names.server.js'
import { loadDocument } from './load-document.server.js'
import { readVersionQuery } from './read-version-query.js'

export { meta } from '../wiring/seo/route-meta.js'

/** The document in a frame of its own, with the way back to the website. */
export const handle: PageHandle = {
  cache: 'public',
  words: ['legal'],
  layout: CookiePolicyLayout,
  readQuery: readVersionQuery,
}

/** Loads the document, and what the shop keeps in a browser. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, api } = await pageContext(args)
  const [document, { tenantSettings }] = await Promise.all([
    loadDocument(args),
    api.query(TenantSettingsDocument, {}),
  ])
  const words: ChoiceWords = {
    title: t('cookieChoice.title'),
    intro: t('cookieChoice.intro'),
    saved: t('cookieChoice.saved'),
    none: t('cookieChoice.none'),
    basic: t('cookieChoice.basic', { date: '{date}' }),
    all: t('cookieChoice.all', { date: '{date}' }),
    overruled: t('cookieChoice.overruled', { all: t('cookies.all') }),
  }
  return { ...document, tables: listStoredNames(t, tenantSettings.analytics), words }
}

/** What cookies are for, the visitor's choice, and all that is kept. */
export default function CookiePolicyPage(): ReactElement {
  const { tables, words, ...document } = useLoaderData<typeof loader>()
  return (
    <DocumentView {...document}>
      <ConsentSettings words={words} />
      <RichText nodes={tables} />
    </DocumentView>
  )
}
