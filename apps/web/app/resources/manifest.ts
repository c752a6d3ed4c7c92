import { textDirection } from '@floga/i18n'
import { createManifest } from '@floga/pwa'
import { json } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { tenant } from '#tenant/tenant.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The shop as an app that a browser can install, in the language of its address. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { t, href, locale } = await pageContext(args)
  const { shortName, iconsPx, maskableIconsPx, categories } = tenant.app
  const manifest = createManifest({
    name: tenant.name,
    shortName,
    description: tenant.tagline[locale.code],
    lang: locale.iso,
    dir: textDirection(locale.iso),
    startUrl: href('/'),
    themeColor: tenant.themeColor,
    icons: [
      ...iconsPx.map((sizePx) => ({ src: `/icons/icon-${sizePx}.png`, sizePx })),
      ...maskableIconsPx.map((sizePx) => ({
        src: `/icons/maskable-${sizePx}.png`,
        sizePx,
        isMaskable: true,
      })),
    ],
    shortcuts: [
      { name: t('offline.search'), url: href('/products') },
      { name: t('cart.title'), url: href('/shopping-cart') },
      { name: t('offline.offers'), url: href('/offers') },
    ],
    screenshots: tenant.app.screenshots.map(({ page, form, widthPx, heightPx, label }) => ({
      src: `/screenshots/${page}-${form}.${locale.code}.jpg`,
      sizes: `${widthPx}x${heightPx}`,
      type: 'image/jpeg',
      formFactor: form,
      label: label[locale.code],
    })),
    categories,
  })
  return json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
