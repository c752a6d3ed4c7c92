import type { ContentDocument } from '@floga/platform-contract'
import { faqJsonLd } from '@floga/seo'
import type { JsonLd } from '@floga/seo'
import { redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { parseRichText } from '../../components/rich-text/parse-rich-text.server.js'
import { toResponse } from '../../request/api/create-shop-api.server.js'
import { notFound } from '../../request/api/responses.server.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageContext } from '../../request/page-context.server.js'
import { samePath } from '../../request/seo/alternates.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { readQuestions } from './read-questions.server.js'
import { readVersionQuery } from './read-version-query.js'

/** The versions of a document, with texts: those in the shop's settings have none. */
export interface DocumentVersions {
  /** On a superseded version: a notice with a link to the current one. */
  notice: { text: string; label: string; href: string } | null
  title: string
  /** Those that were replaced, newest first. */
  earlier: { label: string; href: string }[]
}

/**
 * Loads the document at the request's path, as the content files have it now or as a file of an
 * earlier version had it.
 *
 * @throws {Response} 302 to the version that was to be read at the moment that the address names.
 */
export async function loadDocument(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const asked = new URLSearchParams(readVersionQuery(page.url.searchParams).search)
  const versions = await failing(page.api.content.versions(page.path))
  const at = asked.get('at')
  if (at !== null) {
    const held = versions.find(({ publishedAt }) => publishedAt <= at) ?? versions.at(-1)
    if (!held) throw notFound()
    throw redirect(`${page.href(page.path)}?version=${held.hash}`, 302)
  }

  const hash = asked.get('version')
  const document = await failing(
    hash === null
      ? page.api.content.find(page.path)
      : page.api.content.findVersion(page.path, hash),
  )
  if (!document) throw notFound()
  const isReplaced = hash !== null && hash !== versions[0]?.hash
  const alternates = samePath(page.shop, page.path)
  return {
    title: document.title,
    body: parseRichText(document.body),
    updatedAt: document.updatedAt as string | null,
    versions: describeVersions(page, versions, isReplaced ? document : null),
    alternates,
    meta: pageMeta(page, {
      title: document.title,
      description: document.description,
      path: page.path,
      alternates,
      type: 'article',
      noindex: hash !== null,
      breadcrumbs: [{ name: document.title, path: page.path }],
      jsonLd: questionsJsonLd(page, document.body),
    }),
  }
}

/**
 * The structured data of a page of questions and answers; the links of its answers contain the
 * shop's address.
 */
function questionsJsonLd({ publicUrl }: PageContext, body: string): JsonLd[] {
  const questions = readQuestions(body.replaceAll('href="/', `href="${publicUrl}/`))
  return questions.length > 1 ? [faqJsonLd(questions)] : []
}

function describeVersions(
  { t, formatters, href, path }: PageContext,
  versions: readonly { hash: string; updatedAt: string; publishedAt: string }[],
  replaced: ContentDocument | null,
): DocumentVersions {
  const day = (text: string): string => formatters.date(text, 'long')
  return {
    notice: replaced && {
      text: t('documentVersions.replaced', { date: day(replaced.updatedAt) }),
      label: t('documentVersions.current'),
      href: href(path),
    },
    title: t('documentVersions.earlier'),
    earlier: versions.slice(1).map(({ hash, updatedAt, publishedAt }) => ({
      label: t('documentVersions.version', { date: day(updatedAt), from: day(publishedAt) }),
      href: `${href(path)}?version=${hash}`,
    })),
  }
}

async function failing<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((error: unknown) => {
    throw toResponse(error)
  })
}
