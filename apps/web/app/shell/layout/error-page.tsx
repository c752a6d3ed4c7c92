import { ButtonLink, Container, ErrorState } from '@floga/ui'
import { useLocation, useRouteError } from '@remix-run/react'
import type { ReactElement } from 'react'
import { tenant } from '#tenant/tenant.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { describeError, errorWords } from './describe-error.js'
import type { MetaFunction } from '@remix-run/node'
import { languageOf } from '../../wiring/i18n/load-language.js'
import { locales } from '../../wiring/i18n/locales.js'

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

/** Title of an error page, which search engines leave alone; nothing on a page that went well. */
export const errorMeta: MetaFunction = ({ error, location }) => {
  if (!error) return []
  const { t } = languageOf(locales.parsePath(location.pathname).locale)
  const { title } = errorWords(describeError(error), t)
  return [{ title: `${title} | ${tenant.name}` }, { name: 'robots', content: 'noindex,nofollow' }]
}
