import { readBackInStockRequest } from '../../domains/back-in-stock/read-back-in-stock-request.js'
import { shopUrlIn } from './mail-draft.js'
import type { WriteMail } from './mail-draft.js'

const greek = {
  subject: (name: string) => `Είναι ξανά διαθέσιμο: ${name}`,
  greeting: 'Γεια σας,',
  news: (name: string) =>
    `μας ζητήσατε να σας ειδοποιήσουμε: το προϊόν «${name}» είναι ξανά διαθέσιμο.`,
  see: 'Δείτε το προϊόν',
  caution: 'Δεν έχουμε κρατήσει τεμάχια για εσάς· όποιος παραγγείλει πρώτος προλαβαίνει.',
  once: 'Αυτή η ειδοποίηση στέλνεται μία φορά.',
  remove: 'Διαγράψτε το email σας από τις ειδοποιήσεις',
}

const english: typeof greek = {
  subject: (name) => `Back in stock: ${name}`,
  greeting: 'Hello,',
  news: (name) => `You asked us to tell you: “${name}” can be ordered again.`,
  see: 'See the product',
  caution: 'No pieces are reserved for you; first come, first served.',
  once: 'This notice is sent once.',
  remove: 'Remove your email address from our notices',
}

/** Mails that shoppers asked for, about a variant that is back in stock. */
export const backInStockMails: Record<'back-in-stock', WriteMail> = {
  'back-in-stock': async (payload, scope) => {
    const { requestId } = payload as { requestId: string }
    const request = await scope.database.read(scope.tenant, (sql) =>
      readBackInStockRequest(sql, requestId),
    )
    // Deleted since, or the product is no longer sold.
    if (!request) return undefined
    const { locale, label, productName, productSlug, sku } = request
    const words = locale === 'el' ? greek : english
    const pages = shopUrlIn(locale, scope)
    const name = label === '' ? productName : `${productName}, ${label}`
    const productUrl = `${pages}/products/${productSlug}?variant=${encodeURIComponent(sku)}`
    const deleteUrl = `${pages}/restock/${request.id}`
    return {
      locale,
      to: { name: '', address: request.email },
      unsubscribeUrl: deleteUrl,
      content: {
        title: words.subject(name),
        blocks: [words.greeting, words.news(name)],
        action: { label: words.see, url: productUrl },
        footnotes: [words.caution, words.once, { label: words.remove, url: deleteUrl }],
      },
    }
  },
}
