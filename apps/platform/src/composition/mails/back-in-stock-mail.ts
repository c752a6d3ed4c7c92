import { renderEmail } from '../../foundation/mail/render-email.js'

/** Contents of the mail about a variant that is back in stock. */
export interface BackInStockMail {
  locale: string
  shopName: string
  /** With the variant's label. */
  productName: string
  productUrl: string
  /** The page that deletes the request. */
  deleteUrl: string
}

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
  remove: 'Remove your e-mail address from our notices',
}

/** Writes the mail that a shopper asked for: Greek for `el`, English for every other locale. */
export function renderBackInStockMail(mail: BackInStockMail): {
  subject: string
  text: string
  html: string
} {
  const words = mail.locale === 'el' ? greek : english
  const { locale, shopName, productName, productUrl, deleteUrl } = mail
  return renderEmail({
    locale,
    shopName,
    title: words.subject(productName),
    blocks: [words.greeting, words.news(productName)],
    action: { label: words.see, url: productUrl },
    footnotes: [words.caution, words.once, { label: words.remove, url: deleteUrl }],
  })
}
