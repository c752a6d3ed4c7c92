import { html } from './html.js'
import type { Html } from './html.js'

export interface EmailPage {
  locale: string
  shopName: string
  subject: string
  title: string
  body: readonly Html[]
}

/**
 * The page around an e-mail's body. Styles are written on each element, since many mail programs read nothing else;
 * colours of the dark scheme are set by class.
 */
export function emailPage({ locale, shopName, subject, title, body }: EmailPage): Html {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          @media (prefers-color-scheme: dark) {
            .ground {
              background: #0c0d0f !important;
              color: #f3f4f6 !important;
            }
            .sheet {
              background: #1e2127 !important;
            }
            .soft {
              color: #aeb8c2 !important;
            }
            .line {
              border-color: #343a43 !important;
            }
            .link {
              color: #b0afff !important;
            }
            .act {
              background: #5654ea !important;
            }
          }
        </style>
      </head>
      <body
        class="ground"
        style="margin:0;padding:24px 12px;background:#f5f6f8;color:#1a1a1a;font:16px/1.5 'Source Sans 3','Source Sans Pro','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
      >
        <div
          class="sheet"
          style="max-width:600px;margin:0 auto;background:#fff;border-radius:8px;overflow-wrap:break-word"
        >
          <p
            style="margin:0;padding:16px 24px;border-bottom:3px solid #6563ff;font-size:20px;font-weight:700"
          >
            ${shopName}
          </p>
          <div style="padding:24px">
            <h1 style="font-size:22px;line-height:1.3;margin:0 0 16px;text-wrap:balance">
              ${title}
            </h1>
            ${body}
          </div>
        </div>
      </body>
    </html> `
}
