import { createHash } from 'node:crypto'
import { pdfLayoutVersion } from '../../../foundation/pdf/pdf-style.js'
import type { StoredDocument } from '../import/document-metadata.js'
import type { ViewScope } from './view-scope.js'
import { pickText } from './view-scope.js'
import type { ProductDocument } from '../../../foundation/generated/contract-types.js'

/** Input of a product's documents. */
export interface DocumentedProduct {
  id: string
  /** Changes with the product's record. */
  digest: string
  documents: StoredDocument[]
}

/** A product's data sheet and the documents that its record names. */
export function toDocumentViews(
  product: DocumentedProduct,
  brandName: string | undefined,
  scope: ViewScope,
): ProductDocument[] {
  const version = dataSheetVersion(product.digest, brandName)
  return [
    {
      title: scope.messages.say('dataSheet.kicker'),
      kind: 'data-sheet',
      url: `documents/${scope.locale}/data-sheet/${product.id}.pdf?v=${version}`,
      format: 'pdf',
      bytes: null,
    },
    ...product.documents.flatMap((document) => toDocumentView(document, scope)),
  ]
}

/** Changes with the content of a product's data sheet. */
export function dataSheetVersion(digest: string, brandName: string | undefined): string {
  return createHash('sha256')
    .update([digest, brandName ?? '', pdfLayoutVersion].join('\n'))
    .digest('hex')
    .slice(0, 8)
}

/** In the request's language, or the default one's, or whichever there is. */
function toDocumentView(document: StoredDocument, scope: ViewScope): ProductDocument[] {
  const locales = [scope.locale, scope.defaultLocale, ...Object.keys(document.metadata)]
  const locale = locales.find((candidate) => document.metadata[candidate] !== undefined)
  const facts = locale === undefined ? undefined : document.metadata[locale]
  if (locale === undefined || facts === undefined) return []
  return [
    {
      title: pickText(document.title, scope) ?? document.kind,
      kind: document.kind,
      url: `documents/${locale}/${document.file}.pdf?v=${facts.version}`,
      format: 'pdf',
      bytes: facts.bytes,
    },
  ]
}
