import { randomBytes } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { ProviderPage } from '../../domains/payment/payment-provider.js'
import type { Messages } from '../../foundation/messages/messages.js'
import type { PlatformCall } from '../platform-app.js'

/**
 * Responds with the page that contains a provider’s form, in the frame of the shop’s page, or that
 * leads back to the shop once the form has done its work.
 */
export function sendPaymentPage(
  c: PlatformCall,
  { returnUrl, form }: ProviderPage,
  { locale, say }: Messages,
): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const shop = new URL(returnUrl).origin
  const sources = { ...form?.policy }
  const policy = {
    ...sources,
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' ${sources['script-src'] ?? ''}`,
    'style-src': "'unsafe-inline'",
    'form-action': shop,
    'frame-ancestors': shop,
    'base-uri': "'none'",
  }
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value.trim()}`)
  c.header('Content-Security-Policy', directives.join('; '))
  c.header('Cache-Control', 'no-store')
  // The address is all that it takes to pay.
  c.header('Referrer-Policy', 'origin')
  c.header('X-Content-Type-Options', 'nosniff')
  const data = Object.entries(form?.data ?? {}).map(
    ([name, value]) => html` data-${name}="${value}"`,
  )
  return c.html(
    html`<!doctype html>
      <html lang="${locale}" dir="${new Intl.Locale(locale).language === 'ar' ? 'rtl' : 'ltr'}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${say('paymentPage.title')}</title>
          <style>
            h1 {
              position: absolute;
              clip-path: inset(50%);
            }
          </style>
          ${form ? html`<script src="${form.script}"></script>` : ''}
        </head>
        <body>
          <main>
            <h1>${say('paymentPage.title')}</h1>
            ${form ? html`<div id="payment" ${data}></div>` : ''}
            ${form ? html`<noscript><p>${say('paymentPage.needsScripts')}</p></noscript>` : ''}
            <form id="back" method="post" action="${returnUrl}" target="_top">
              <button>${say('paymentPage.back')}</button>
            </form>
          </main>
          <script type="module" nonce="${nonce}">
            ${raw(form ? form.start : "document.getElementById('back').submit()")}
          </script>
        </body>
      </html>`,
  )
}
