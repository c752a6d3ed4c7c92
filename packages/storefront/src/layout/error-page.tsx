'use client'

import { Button, ButtonLink, Container, ErrorState } from '@floga/ui'
import { useLocation, useRouteError } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import { FindInstead } from '../components/find-instead.js'
import { ContactButtons } from '../components/contact/contact-buttons.js'
import { buttonRow } from '../components/button-row.styles.js'
import { useLanguage, useStorefront } from '../lib/views/storefront-context.js'
import { describeError, errorTexts } from './describe-error.js'
import type { ErrorBody } from '../request/api/responses.server.js'
import type { MetaFunction } from '@remix-run/node'
import type { Storefront } from '../lib/create-storefront.js'

/** Renders an error with the spec's texts and a link back. */
export function ErrorPage(): ReactElement {
  const { t, href } = useLanguage()
  const { pathname, search } = useLocation()
  const { mark } = useStorefront()
  const error = describeError(useRouteError())
  const { title, text } = errorTexts(error, t)
  const isUnavailable = error.kind === 'unavailable' || error.kind === 'order-unavailable'
  const isWorthRetrying = error.kind === 'offline' || isUnavailable
  const isHome = pathname === href('/')
  return (
    <Container>
      <ErrorState
        code={error.status === null ? undefined : String(error.status)}
        title={title}
        logo={<img src={mark} alt="" width="64" height="64" />}
        action={
          <div className={buttonRow}>
            {error.kind === 'offline' && <ReloadButton href={`${pathname}${search}`} />}
            {error.posted && <SendAgain action={`${pathname}${search}`} fields={error.posted} />}
            {((isUnavailable && !error.posted) || (isHome && error.kind !== 'offline')) && (
              <ButtonLink href={`${pathname}${search}`} variant="primary">
                {t('errors.retry')}
              </ButtonLink>
            )}
            {!isHome && (
              <ButtonLink href={href('/')} variant={isWorthRetrying ? 'secondary' : 'primary'}>
                {t('errors.back')}
              </ButtonLink>
            )}
            {isUnavailable && <ContactButtons />}
          </div>
        }
      >
        {text}
      </ErrorState>
      {(error.kind === 'not-found' || error.kind === 'page-not-found') && <FindInstead />}
      {error.kind === 'offline' && (
        <Suspense>
          <OfflineHelp address={`${pathname}${search}`} />
        </Suspense>
      )}
    </Container>
  )
}

/** Submits the posted values again, so that nothing has to be retyped. */
function SendAgain({
  action,
  fields,
}: {
  action: string
  fields: NonNullable<ErrorBody['posted']>
}): ReactElement {
  const { t } = useLanguage()
  return (
    <form method="post" action={action}>
      {fields.map(([name, value], at) => (
        <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary">
        {t('errors.retry')}
      </Button>
    </form>
  )
}

/** Help while offline, in a chunk of its own; renders nothing if the chunk cannot be loaded. */
const OfflineHelp = lazy(async () => {
  try {
    return { default: (await import('../features/app/offline-help.js')).OfflineHelp }
  } catch {
    return { default: () => null }
  }
})

/**
 * Reloads a page that was unreachable, once online: a browser's own error page has no link back.
 */
function ReloadButton({ href }: { href: string }): ReactElement {
  const { t } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const reload = async (): Promise<void> => {
    setBusy(true)
    try {
      await fetch(href, { method: 'HEAD' })
      window.location.assign(href)
    } catch {
      setBusy(false)
    }
  }
  return (
    <Button variant="primary" isBusy={isBusy} onClick={() => void reload()}>
      {t('errors.retry')}
    </Button>
  )
}

/** Makes the root's `meta`: the title of an error page, which is not indexed; nothing on others. */
export function errorMeta({ name, locales, languageOf }: Storefront): MetaFunction {
  return ({ error, location }) => {
    if (!error) return []
    const { t } = languageOf(locales.parsePath(location.pathname).locale)
    const { title } = errorTexts(describeError(error), t)
    return [{ title: `${title} | ${name}` }, { name: 'robots', content: 'noindex,nofollow' }]
  }
}
