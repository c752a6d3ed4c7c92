import { html } from './html.js'

/** What the mail about a variant that can be had again says. */
export interface BackInStockMail {
  locale: string
  shopName: string
  /** With what tells the variant from its siblings. */
  productName: string
  productUrl: string
  /** The page that takes the request back. */
  forgetUrl: string
}

const greek = {
  subject: (name: string) => `Είναι ξανά διαθέσιμο: ${name}`,
  greeting: 'Γεια σας,',
  news: (name: string) =>
    `μας ζητήσατε να σας ειδοποιήσουμε: το προϊόν «${name}» είναι ξανά διαθέσιμο.`,
  see: 'Δείτε το προϊόν',
  caution: 'Δεν έχουμε κρατήσει τεμάχια για εσάς· όποιος παραγγείλει πρώτος προλαβαίνει.',
  once: 'Αυτή η ειδοποίηση στέλνεται μία φορά.',
  forget: 'Διαγράψτε το email σας από τις ειδοποιήσεις',
}

const english: typeof greek = {
  subject: (name) => `Back in stock: ${name}`,
  greeting: 'Hello,',
  news: (name) => `you asked us to tell you: “${name}” can be ordered again.`,
  see: 'See the product',
  caution: 'No pieces are kept aside for you; first come, first served.',
  once: 'This notice is sent once.',
  forget: 'Remove your e-mail address from our notices',
}

/** Writes the mail that a shopper asked for: Greek for `el`, English for every other locale. */
export function renderBackInStockMail(mail: BackInStockMail): {
  subject: string
  text: string
  html: string
} {
  const words = mail.locale === 'el' ? greek : english
  const subject = `${words.subject(mail.productName)} – ${mail.shopName}`
  const text = [
    words.greeting,
    words.news(mail.productName),
    `${words.see}: ${mail.productUrl}`,
    words.caution,
    `${words.once} ${words.forget}: ${mail.forgetUrl}`,
    mail.shopName,
  ].join('\n\n')
  const page = html`<!doctype html>
    <html lang="${mail.locale}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;background:#f5f6f8;color:#1a1a1a;font:16px/1.5 sans-serif">
        <div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
          <h1 style="font-size:20px;margin:0 0 16px">${words.subject(mail.productName)}</h1>
          <p>${words.greeting}</p>
          <p>${words.news(mail.productName)}</p>
          <p style="margin:24px 0">
            <a
              href="${mail.productUrl}"
              style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4a48e0;color:#fff;text-decoration:none"
              >${words.see}</a
            >
          </p>
          <p>${words.caution}</p>
          <p style="font-size:14px;color:#56636f">
            ${words.once}
            <a href="${mail.forgetUrl}" style="color:#4a48e0">${words.forget}</a>
          </p>
        </div>
      </body>
    </html> `
  return { subject, text: `${text}\n`, html: page.html }
}
