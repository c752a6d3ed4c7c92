'use client'

import type { OptimisticCart } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { Alert, ButtonLink, Stack, Text, useHydrated } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { useHasPage } from '../../site/use-site.js'

/** The text of the only button is aligned with the title above, not its padding. */
const alone = css`
  @layer app {
    margin-inline-start: calc(-1 * ${space.sm});
  }
`

const loadDialog = () => import('./share/share-cart-dialog.js')
/** Loaded on intent to share. */
const ShareCartDialog = lazy(loadDialog)
/** Fetched for shared carts alone. */
const LivePeople = lazy(() => import('./live-people.js'))

/**
 * A link to share the cart; in the owner's shared cart, who is online and a link to its members.
 * Nothing in a shop without shared carts.
 */
export function SharingBar({ cart }: { cart: OptimisticCart }): ReactElement | null {
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  const isHydrated = useHydrated()
  const { time } = useFormatters()
  const { sharing } = cart
  if (!hasPage('/shared-cart')) return null
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="sm" align="center" justify="between">
        {sharing && <Text weight="strong">{t('cart.sharedOf', { name: sharing.ownerName })}</Text>}
        <Stack direction="row" gap="xs" className={sharing ? undefined : alone}>
          {sharing && (
            <ButtonLink href={href('/shared-cart')} size="small">
              {t('cart.people')}
            </ButtonLink>
          )}
          {cart.lines.length > 0 && <ShareButton />}
        </Stack>
      </Stack>
      {/* With scripts the list of members shows it, with its expiry date. */}
      {sharing?.lockedUntil && sharing.role !== 'OWNER' && !isHydrated && (
        <Alert icon="clock">
          <p>
            {t('sharedCart.locked', { name: sharing.ownerName, until: time(sharing.lockedUntil) })}
          </p>
        </Alert>
      )}
      {sharing && isHydrated && (
        <Suspense>
          <LivePeople />
        </Suspense>
      )}
    </Stack>
  )
}

/**
 * Opens the dialog that shares the cart; without scripts, and where it cannot be fetched, a link to
 * the page that does the same.
 */
function ShareButton(): ReactElement {
  const { t, href } = useLanguage()
  const navigate = useNavigate()
  /** Null until it is wanted. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <ButtonLink
        href={href('/shared-cart')}
        size="small"
        variant="ghost"
        icon="share"
        onPointerEnter={() => void loadDialog()}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          loadDialog().then(
            () => setOpen(true),
            () => navigate(href('/shared-cart')),
          )
        }}
      >
        {t('cart.share')}
      </ButtonLink>
      {isOpen !== null && (
        <Suspense>
          <ShareCartDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
