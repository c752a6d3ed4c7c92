import { readFrontMatter } from '../../foundation/messages/read-front-matter.js'
import { markdownBlocks } from '../../foundation/pdf/markdown-blocks.js'
import type { RenderPdf } from '../../foundation/pdf/pdf-renderer.js'
import type { FoundDocument } from './document-library.js'

/** A document of the library as PDF: a finished one as it is, Markdown set on pages. */
export async function renderMarkdownDocument(
  { bytes, format }: FoundDocument,
  { locale, author }: { locale: string; author: string },
  render: RenderPdf,
): Promise<Buffer> {
  if (format === 'pdf') return bytes
  const { head, body } = readFrontMatter(bytes.toString('utf8'))
  const { title, kicker, subtitle, footer, updatedAt } = head
  if (!title || !kicker || !footer || !updatedAt || Number.isNaN(Date.parse(updatedAt))) {
    throw new Error(
      `A document needs front matter with title, kicker, footer and updatedAt (a day); found ${Object.keys(head).join(', ') || 'none'}.`,
    )
  }
  return render({
    locale,
    author,
    kicker,
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    blocks: markdownBlocks(body),
    footer,
    createdAt: new Date(updatedAt),
  })
}
