'use client'

import { ButtonLink, Container, Heading, Progress, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'

import { samePath } from '../../../request/seo/alternates.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageData } from '../../../request/page-data.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { checkoutPage } from '../form/checkout-form.styles.js'
import { findAttempt } from './find-attempt.server.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['checkout'],
  access: 'everyone',
  layout: 'checkout',
}

const PAUSE_S = 3

/** Looks for an order after a lost response, and redirects to it once found. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const isOver = await findAttempt(args, page)
  const alternates = samePath(page.shop, '/checkout/checking')
  const title = page.t(isOver ? 'checkout.notPlacedTitle' : 'checkout.checkingTitle')
  return pageData(
    {
      isOver,
      // With the moment since which it is looked for.
      again: `${page.url.pathname}${page.url.search}`,
      alternates,
      meta: pageMeta(page, {
        title,
        description: title,
        path: '/checkout/checking',
        alternates,
        noindex: true,
      }),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

export default function CheckingPage(): ReactElement {
  const { isOver, again } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const { revalidate, state } = useRevalidator()

  useEffect(() => {
    if (isOver || state !== 'idle') return
    const timer = window.setTimeout(revalidate, PAUSE_S * 1_000)
    return () => window.clearTimeout(timer)
  }, [isOver, revalidate, state])

  return (
    <Container width="narrow" className={checkoutPage}>
      {isOver ? (
        <Stack gap="md">
          <Heading level={1}>{t('checkout.notPlacedTitle')}</Heading>
          <Text>{t('checkout.notPlacedText')}</Text>
          <div>
            <ButtonLink href={`${href('/checkout')}#review`} variant="primary">
              {t('checkout.orderAgain')}
            </ButtonLink>
          </div>
        </Stack>
      ) : (
        <Stack gap="md">
          <Heading level={1}>{t('checkout.checkingTitle')}</Heading>
          <div role="status">
            <Progress label={t('checkout.checkingTitle')} />
            <Text>{t('checkout.checkingText')}</Text>
          </div>
          <noscript>
            <meta httpEquiv="refresh" content={`${PAUSE_S};url=${again}`} />
            <ButtonLink href={again}>{t('checkout.checkAgain')}</ButtonLink>
          </noscript>
        </Stack>
      )}
    </Container>
  )
}
