'use client'

import { FRAME_HEADER } from '@floga/remix-server/app'
import { ButtonLink, Container, Heading, Progress, Stack, Text, useHydrated } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import type { ReactElement } from 'react'

import type { PageHandle } from '../../../request/page-handle.js'
import { pageData } from '../../../request/page-data.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { checkoutPage } from '../form/checkout-form.styles.js'
import { loadPayment } from './load-payment.server.js'
import { inLine, providerFrame } from './payment-page.styles.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['checkout'],
  access: 'everyone',
  layout: 'checkout',
}

/**
 * The payment provider's page for an order: in an iframe, or as the next page without scripts and
 * for methods whose page is no part of another.
 */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const id = args.params['id'] ?? ''
  const found = await loadPayment(page, id)
  if ('to' in found) throw redirect(page.href(found.to), 303)
  const { url, order } = found
  const title = page.t('payment.title')
  return pageData(
    {
      url,
      order: {
        id: order.id,
        number: order.number,
        total: order.total.formatted,
      },
      form: order.payment.method.form,
      isCard: order.payment.method.isCard,
      meta: pageMeta(page, {
        title,
        description: title,
        path: '/checkout',
        alternates: {},
        noindex: true,
      }),
    },
    {
      headers: {
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        ...(order.payment.method.form === 'FRAME' ? { [FRAME_HEADER]: new URL(url).origin } : {}),
      },
    },
  )
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders
}

export default function PaymentPage(): ReactElement {
  const { url, order, form, isCard } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const hasScripts = useHydrated()
  const [isShown, setShown] = useState(false)
  // The answer to a form may not lead to another origin: the policy of its page forbids it.
  const onwards = (
    <>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <ButtonLink href={url} variant="primary" rel="noreferrer">
        {t('payment.goOn')}
      </ButtonLink>
    </>
  )
  return (
    <Container width="narrow" className={checkoutPage}>
      <Stack gap="md">
        <Heading level={1}>{t('payment.title')}</Heading>
        <Text>{t('payment.text', { number: order.number, amount: order.total })}</Text>
        {form === 'REDIRECT' ? onwards : <noscript>{onwards}</noscript>}
        {form === 'FRAME' && hasScripts && (
          <div className={providerFrame} data-short={!isCard} aria-busy={!isShown}>
            {!isShown && <Progress label={t('payment.loading')} />}
            <iframe
              src={url}
              title={t('payment.frame')}
              allow="payment"
              // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin cannot take its own sandbox away
              sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-top-navigation"
              referrerPolicy="no-referrer"
              onLoad={() => setShown(true)}
            />
          </div>
        )}
        <Text size="small" tone="soft">
          {t(isCard ? 'payment.safe' : 'payment.safeAccount')}
        </Text>
        <div>
          <ButtonLink href={href(`/receipt/${order.id}`)} variant="ghost" className={inLine}>
            {t('payment.later')}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  )
}
