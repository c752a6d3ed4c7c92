import { TenantSettingsDocument } from '@floga/api-client/operations'
import { useLoaderData } from '@remix-run/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ReactElement } from 'react'

import { RichText } from '@floga/storefront'
import { pageContext } from '../wiring/request/page-context.server.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { CookiePolicyLayout } from './cookie-policy-layout.js'
import { ConsentSettings } from './consent-settings.js'
import type { ChoiceTexts } from './consent-settings.js'
import { DocumentView, readVersionQuery } from '@floga/storefront/content'
import { listStoredNames } from './list-stored-names.server.js'
import { loadDocument } from '@floga/storefront/server'

export { meta } from '../wiring/seo/route-meta.js'

/** The document in a layout of its own, with a link back to the website. */
export const handle: PageHandle = {
  cache: 'public',
  namespaces: ['legal'],
  layout: CookiePolicyLayout,
  readQuery: readVersionQuery,
}

/** Loads the document, and the list of what the shop stores in a browser. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, api } = await pageContext(args)
  const [document, { tenantSettings }] = await Promise.all([
    loadDocument(args),
    api.query(TenantSettingsDocument, {}),
  ])
  const texts: ChoiceTexts = {
    title: t('cookieChoice.title'),
    intro: t('cookieChoice.intro'),
    saved: t('cookieChoice.saved'),
    none: t('cookieChoice.none'),
    basic: t('cookieChoice.basic', { date: '{date}' }),
    all: t('cookieChoice.all', { date: '{date}' }),
    overruled: t('cookieChoice.overruled', { all: t('cookies.all') }),
  }
  return { ...document, tables: listStoredNames(t, tenantSettings.analytics), texts }
}

/** Purpose of cookies, the visitor's choice, and all stored names. */
export default function CookiePolicyPage(): ReactElement {
  const { tables, texts, ...document } = useLoaderData<typeof loader>()
  return (
    <DocumentView {...document}>
      <ConsentSettings texts={texts} />
      <RichText nodes={tables} />
    </DocumentView>
  )
}
