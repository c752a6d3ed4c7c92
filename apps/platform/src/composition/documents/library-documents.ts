import sharp from 'sharp'
import type { DocumentLibrary } from '../../domains/assets/document-library.js'
import { documentVersion } from '../../domains/assets/document-library.js'
import type { FindDocument } from '../../domains/assets/find-document.js'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import { renderMarkdownDocument } from '../../domains/assets/render-markdown-document.js'
import { dataSheetBlocks } from '../../domains/catalogue/documents/data-sheet-blocks.js'
import { findProduct } from '../../domains/catalogue/find-product.js'
import type { CatalogueReader } from '../../domains/catalogue/snapshot/catalogue-reader.js'
import { dataSheetVersion } from '../../domains/catalogue/views/document-view.js'
import { toProductView } from '../../domains/catalogue/views/product-view.js'
import { pdfLocale } from '../../foundation/messages/pdf-locale.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import type { RenderPdf } from '../../foundation/pdf/pdf-renderer.js'

/** Documents in the tenant's folders. */
export function libraryDocuments(documents: DocumentLibrary, render: RenderPdf): FindDocument {
  return async (scope, name) => {
    const found = await documents.find(scope.tenant, scope.locale, name)
    return found
      ? {
          version: documentVersion(found),
          make: () => renderMarkdownDocument(found, scope, render),
        }
      : undefined
  }
}

/** The data sheet of every published product, `data-sheet/{id}`. */
export function dataSheets(
  reader: CatalogueReader,
  images: ImageLibrary,
  render: RenderPdf,
): FindDocument {
  return async (scope, name) => {
    const id = /^data-sheet\/([a-z0-9]+)$/.exec(name)?.[1]
    if (id === undefined) return undefined
    return reader.read(scope.tenant, async (snapshot, sql) => {
      const { tenant, author, settings } = scope
      const locale = pdfLocale(scope.locale, settings)
      const messages = messagesIn(locale, settings)
      const row = await findProduct(sql, { id }, locale)
      if (!row) return undefined
      const product = toProductView(row, snapshot, {
        locale,
        messages,
        defaultLocale: settings.defaultLocale,
        currency: settings.currency,
        // A saved or forwarded data sheet contains no delivery times.
        delivery: () => [],
        pickupStock: () => null,
      })
      return {
        version: dataSheetVersion(row.digest, product.brand?.name),
        make: async () => {
          const [image] = row.images
          const bytes = image && (await smallImage(images, tenant, image.file))
          return render({
            locale,
            author,
            kicker: messages.say('dataSheet.kicker'),
            title: product.name,
            ...(product.excerpt === null ? {} : { subtitle: product.excerpt }),
            ...(bytes ? { image: { bytes, alt: product.images[0]?.alt ?? product.name } } : {}),
            blocks: dataSheetBlocks(product, messages),
            footer: messages.say('dataSheet.footer'),
            createdAt: row.createdAt,
          })
        },
      }
    })
  }
}

const imagePx = 420

async function smallImage(
  images: ImageLibrary,
  tenant: string,
  name: string,
): Promise<Buffer | undefined> {
  const found = await images.find(tenant, name)
  if (!found || found.isDrawing) return undefined
  return sharp(found.path)
    .resize({ width: imagePx, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
