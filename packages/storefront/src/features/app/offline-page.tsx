'use client'

import { ButtonLink, Container, Heading, Stack, Text, useHydrated } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useNavigation, useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'

import { Section } from '../../components/section.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { samePath } from '../../request/seo/alternates.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { OfflineContent } from './offline-content.js'
import { openOnceOnline } from './open-once-online.js'
import { useIsOnline } from './use-is-online.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['app'], cache: 'public' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const alternates = samePath(page.shop, '/offline')
  return {
    alternates,
    meta: pageMeta(page, {
      title: page.t('offline.title'),
      description: page.t('offline.description'),
      path: '/offline',
      alternates,
      noindex: true,
    }),
  }
}

/** The offline page. Every browser precaches it. */
export default function OfflinePage(): ReactElement {
  const { t } = useLanguage()
  const asked = useAskedAddress()
  const isOnline = useIsOnline()
  const { state } = useNavigation()
  useEffect(() => {
    if (!asked || state !== 'idle') return undefined
    return openOnceOnline(window, () => window.location.replace(asked))
  }, [asked, state])
  return (
    <Container>
      <Section>
        <Stack gap="sm">
          <Heading level={1}>{t('offline.title')}</Heading>
          <Text>{asked && !isOnline ? t('offline.notSeen') : t('offline.text')}</Text>
          {asked && (
            <div>
              <ButtonLink href={asked} variant="primary">
                {t('errors.retry')}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Section>
      <OfflineContent asked={asked} />
    </Container>
  )
}

/** The requested page. Null until hydration: this page is the same for all visitors. */
function useAskedAddress(): string | null {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const from = query.get('from')
  return isHydrated && from && /^\/(?![/\\])/.test(from) ? from : null
}
