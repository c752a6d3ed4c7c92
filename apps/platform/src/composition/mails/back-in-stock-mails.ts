import { readBackInStockRequest } from '../../domains/back-in-stock/read-back-in-stock-request.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import { shopUrlIn } from './mail-draft.js'
import type { WriteMail } from './mail-draft.js'

/** Mails that shoppers requested, about a variant that is back in stock. */
export const backInStockMails: Record<'back-in-stock', WriteMail> = {
  'back-in-stock': async (payload, scope) => {
    const { requestId } = payload as { requestId: string }
    const request = await scope.database.read(scope.tenant, (sql) =>
      readBackInStockRequest(sql, requestId),
    )
    // Deleted since, or the product is no longer sold.
    if (!request) return undefined
    const { locale, label, productName, productSlug, sku } = request
    const { say } = messagesIn(locale, scope.settings)
    const pages = shopUrlIn(locale, scope)
    const name = label === '' ? productName : `${productName}, ${label}`
    const productUrl = `${pages}/products/${productSlug}?variant=${encodeURIComponent(sku)}`
    const deleteUrl = `${pages}/restock/${request.id}`
    return {
      locale,
      to: { name: '', address: request.email },
      unsubscribeUrl: deleteUrl,
      content: {
        title: say('backInStockMail.subject', { name }),
        blocks: [say('backInStockMail.greeting'), say('backInStockMail.news', { name })],
        action: { label: say('backInStockMail.see'), url: productUrl },
        footnotes: [
          say('backInStockMail.caution'),
          say('backInStockMail.once'),
          { label: say('backInStockMail.remove'), url: deleteUrl },
        ],
      },
    }
  },
}
