import { ButtonLink, Container, ErrorState } from '@floga/ui'
import { useLocation, useRouteError } from '@remix-run/react'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { describeError, errorWords } from './describe-error.js'

/** What went wrong, in the spec's words, with the way back. */
export function ErrorPage(): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { pathname } = useLocation()
  const error = describeError(useRouteError())
  const { title, text } = errorWords(error, t)
  const isHome = pathname === href('/')
  return (
    <Container>
      <ErrorState
        code={String(error.status)}
        title={title}
        logo={<img src={`/assets/${tenant.id}/brand/icon.svg`} alt="" width="64" height="64" />}
        action={
          isHome ? (
            <ButtonLink href={pathname}>{t('errors.retry')}</ButtonLink>
          ) : (
            <ButtonLink href={href('/')} variant="primary">
              {t('errors.back')}
            </ButtonLink>
          )
        }
      >
        {text}
      </ErrorState>
    </Container>
  )
}
