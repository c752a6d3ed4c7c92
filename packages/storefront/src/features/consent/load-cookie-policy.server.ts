import { TenantSettingsDocument } from '@floga/api-client/operations'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { pageContext } from '../../request/page-context.server.js'
import type { PageContext } from '../../request/page-context.server.js'
import { samePath } from '../../request/seo/alternates.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { loadDocument } from '../content/load-document.server.js'
import type { ChoiceTexts } from './consent-settings.js'
import { listStoredNames } from './list-stored-names.server.js'

/** Loads the document, and the list of what the shop stores in a browser. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the page takes its type
export async function loadCookiePolicy(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { t, api } = page
  const { tenantSettings } = await api.query(TenantSettingsDocument, {})
  const hasContent = tenantSettings.capabilities.includes('CONTENT')
  const isWritten =
    hasContent && (await api.content.find(page.path).catch(() => undefined)) !== null
  const document = isWritten ? await loadDocument(args) : withoutText(page)
  const texts: ChoiceTexts = {
    title: t('cookieChoice.title'),
    intro: t('cookieChoice.intro'),
    saved: t('cookieChoice.saved'),
    none: t('cookieChoice.none'),
    basic: t('cookieChoice.basic', { date: '{date}' }),
    all: t('cookieChoice.all', { date: '{date}' }),
    overruled: t('cookieChoice.overruled', { all: t('cookies.all') }),
  }
  return { ...document, tables: listStoredNames(page, tenantSettings.analytics), texts }
}

/** The page of a shop whose merchant has written none: the choice, and the list. */
function withoutText(page: PageContext): Awaited<ReturnType<typeof loadDocument>> {
  const title = page.t('footer.cookiePolicy')
  const alternates = samePath(page.shop, page.path)
  return {
    title,
    body: [],
    updatedAt: null,
    versions: { notice: null, title: '', earlier: [] },
    alternates,
    meta: pageMeta(page, { title, description: title, path: page.path, alternates }),
  }
}
