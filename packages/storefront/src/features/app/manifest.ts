import { textDirection } from '@floga/i18n'
import { createManifest } from '@floga/pwa'
import { json } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { notFound } from '../../request/api/responses.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** The shop as an app that a browser can install, in the language of its address. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { shop, t, href, locale } = await pageContext(args)
  if (!shop.app) throw notFound('page-not-found')
  const { shortName, iconsPx, maskableIconsPx, categories, screenshots } = shop.app
  const manifest = createManifest({
    name: shop.name,
    shortName,
    description: shop.descriptionIn(locale),
    lang: locale.iso,
    dir: textDirection(locale.iso),
    startUrl: href('/'),
    ...(shop.themeColor ? { themeColor: shop.themeColor } : {}),
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
      ...(shop.features.cart ? [{ name: t('cart.title'), url: href('/shopping-cart') }] : []),
      ...(shop.features.offers ? [{ name: t('offline.offers'), url: href('/offers') }] : []),
    ],
    screenshots: screenshots.map(({ page, form, widthPx, heightPx, label }) => ({
      src: `/screenshots/${page}-${form}.${locale.code}.jpg`,
      sizes: `${widthPx}x${heightPx}`,
      type: 'image/jpeg',
      formFactor: form,
      label: label[locale.code] ?? '',
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
