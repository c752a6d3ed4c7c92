import { parseRichText } from '../../components/rich-text/parse-rich-text.server.js'
import type { RichTextNode } from '../../components/rich-text/rich-text-node.js'
import type { PageContext } from '../../request/page-context.server.js'
import { guaranteePath } from './guarantee-path.js'

/** The notice on the legal guarantee: its headline, its main statement, and its text. */
export interface GuaranteeNotice {
  title: string
  summary: string
  body: RichTextNode[]
}

/**
 * Loads the tenant's notice on the legal guarantee; null if it has none, or while it cannot be
 * read, because the page works without it.
 *
 * @see Directive 2011/83/EU, articles 6(1)(l) and 22a
 */
export async function loadGuarantee({
  api,
}: Pick<PageContext, 'api'>): Promise<GuaranteeNotice | null> {
  const document = await api.content.find(guaranteePath).catch(() => null)
  if (!document) return null
  return {
    title: document.title,
    summary: document.description,
    body: parseRichText(document.body),
  }
}
