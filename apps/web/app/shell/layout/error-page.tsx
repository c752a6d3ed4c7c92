import { Button, ButtonLink, Container, ErrorState } from '@floga/ui'
import { useLocation, useRouteError } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import { tenant } from '#tenant/tenant.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { buttonRow } from '../page/button-row.styles.js'
import { describeError, errorWords } from './describe-error.js'
import type { ErrorBody } from '../../wiring/api/responses.server.js'
import type { MetaFunction } from '@remix-run/node'
import { languageOf } from '../../wiring/i18n/load-language.js'
import { locales } from '../../wiring/i18n/locales.js'

/** What went wrong, in the spec's words, with the way back. */
export function ErrorPage(): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { pathname, search } = useLocation()
  const error = describeError(useRouteError())
  const { title, text } = errorWords(error, t)
  const isWorthRetrying = error.kind === 'offline' || error.kind === 'unavailable'
  const isHome = pathname === href('/')
  return (
    <Container>
      <ErrorState
        code={error.status === null ? undefined : String(error.status)}
        title={title}
        logo={<img src={`/assets/${tenant.id}/brand/icon.svg`} alt="" width="64" height="64" />}
        action={
          <div className={buttonRow}>
            {error.kind === 'offline' && <ReloadButton href={`${pathname}${search}`} />}
            {error.posted && <SendAgain action={`${pathname}${search}`} fields={error.posted} />}
            {((error.kind === 'unavailable' && !error.posted) ||
              (isHome && error.kind !== 'offline')) && (
              <ButtonLink href={`${pathname}${search}`} variant="primary">
                {t('errors.retry')}
              </ButtonLink>
            )}
            {!isHome && (
              <ButtonLink href={href('/')} variant={isWorthRetrying ? 'secondary' : 'primary'}>
                {t('errors.back')}
              </ButtonLink>
            )}
          </div>
        }
      >
        {text}
      </ErrorState>
      {error.kind === 'offline' && (
        <Suspense>
          <OfflineHelp address={`${pathname}${search}`} />
        </Suspense>
      )}
    </Container>
  )
}

/** Sends what was sent once more: nothing is typed again. */
function SendAgain({
  action,
  fields,
}: {
  action: string
  fields: NonNullable<ErrorBody['posted']>
}): ReactElement {
  const t = useMessages()
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

/** What can be done without a connection, in a part of its own; nothing where that part cannot be had either. */
const OfflineHelp = lazy(async () => {
  try {
    return { default: (await import('../../pwa/offline-help.js')).OfflineHelp }
  } catch {
    return { default: () => null }
  }
})

/** Loads the page that nobody could be asked for as a whole, once somebody can: a browser's own error page has no way back. */
function ReloadButton({ href }: { href: string }): ReactElement {
  const t = useMessages()
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

/** Title of an error page, which search engines leave alone; nothing on a page that went well. */
export const errorMeta: MetaFunction = ({ error, location }) => {
  if (!error) return []
  const { t } = languageOf(locales.parsePath(location.pathname).locale)
  const { title } = errorWords(describeError(error), t)
  return [{ title: `${title} | ${tenant.name}` }, { name: 'robots', content: 'noindex,nofollow' }]
}
