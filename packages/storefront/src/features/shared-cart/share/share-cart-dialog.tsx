'use client'

import { findOwner, parseSharedCartForm } from '@floga/cart-core/shared-cart'
import type { SharedCartAction } from '@floga/cart-core/shared-cart'
import { useFormatters } from '@floga/i18n/react'
import {
  Alert,
  Button,
  ButtonLink,
  Disclosure,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@floga/ui'
import { ShareDialog } from '@floga/ui/sharing'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactElement } from 'react'

import type { NewLink } from '../../cart/server/cart-links.server.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { useCart } from '../../cart/cart-provider.js'
import { SendCopy } from './send-copy.js'
import { ShareCartFields } from './share-cart-form.js'
import { sharedCartError } from '../shared-cart-error.js'
import { readSharedCartState, sendSharedCartAction } from '../shared-cart-requests.js'
import type { SharedCartReply, SharedCartState } from '../shared-cart-state.js'
import { invitationState, useNewLink } from './use-link-labels.js'

export interface ShareCartDialogProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * Shares the cart over whichever page is open: makes links, shows them once, takes them back, sends
 * a copy.
 */
export default function ShareCartDialog({ isOpen, onClose }: ShareCartDialogProps): ReactElement {
  const { t, href } = useLanguage('sharing')
  const { date, dateTime, list } = useFormatters()
  const shop = useStorefront()
  const cart = useCart()
  const [state, setState] = useState<SharedCartState | 'loading' | 'failed'>('loading')
  const [link, setLink] = useState<NewLink | null>(null)
  const [answer, setAnswer] = useState<Pick<SharedCartReply, 'code' | 'message'> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const newLink = useNewLink(link)

  useEffect(() => {
    if (!isOpen) return undefined
    let isLeft = false
    void readSharedCartState(shop).then((read) => isLeft || setState(read ?? 'failed'))
    return () => {
      isLeft = true
    }
  }, [isOpen, shop])

  // After creating a link, the visitor shares it next.
  useEffect(() => {
    const dialog = panel.current?.closest('dialog')
    if (link) dialog?.querySelector<HTMLInputElement>('input[readonly]')?.focus()
  }, [link])

  const send = async (action: SharedCartAction): Promise<void> => {
    setBusy(true)
    setAnswer(null)
    const reply = await sendSharedCartAction(shop, action)
    setBusy(false)
    setAnswer(reply ?? { code: 'UNKNOWN', message: null })
    if (!reply || reply.code !== null) return
    setLink(reply.link)
    void cart.refresh()
    setState((await readSharedCartState(shop)) ?? 'failed')
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const parsed = parseSharedCartForm(new FormData(event.currentTarget))
    if (parsed.status === 'valid') void send(parsed.action)
    else {
      setAnswer({ code: parsed.code, message: null })
      event.currentTarget.querySelector('input')?.focus()
    }
  }

  const { sharedCart = null, copy = null } = typeof state === 'string' ? {} : state
  const mayInvite = typeof state !== 'string' && (!sharedCart || sharedCart.owner !== null)
  const isNameWrong = answer?.code === 'INVALID_NAME'
  return (
    <ShareDialog
      isOpen={isOpen}
      onClose={() => {
        setLink(null)
        setAnswer(null)
        onClose()
      }}
      title={t('cart.share')}
      closeLabel={t('cart.close')}
      intro={sharedCart ? undefined : t('sharedCart.intro')}
      {...(newLink ? { link: newLink } : {})}
      form={
        <div ref={panel}>
          {state === 'loading' && (
            <>
              <VisuallyHidden role="status">{t('sharedCart.connecting')}</VisuallyHidden>
              <Skeleton lines={3} />
            </>
          )}
          {(state === 'failed' || (answer?.code && !isNameWrong)) && (
            <Alert tone="danger" role="alert">
              {sharedCartError(answer ?? { code: 'UNKNOWN', message: null }, t)}
            </Alert>
          )}
          {mayInvite && (
            <form onSubmit={submit} noValidate>
              <input type="hidden" name="sharing" value={sharedCart ? 'invite' : 'share'} />
              <Stack gap="md" align="start">
                <ShareCartFields
                  withName={!sharedCart}
                  error={isNameWrong ? sharedCartError(answer, t) : null}
                />
                <Stack direction="row" gap="sm">
                  <Button type="submit" variant={link ? 'secondary' : 'primary'} isBusy={isBusy}>
                    {t('sharedCart.makeLink')}
                  </Button>
                  {sharedCart && (
                    <ButtonLink href={href('/shared-cart')}>{t('cart.people')}</ButtonLink>
                  )}
                </Stack>
              </Stack>
            </form>
          )}
          {sharedCart && !mayInvite && (
            <Stack gap="sm" align="start">
              <Text>
                {t('sharedCart.ownerInvites', { name: findOwner(sharedCart)?.name ?? '' })}
              </Text>
              <ButtonLink href={href('/shared-cart')}>{t('cart.people')}</ButtonLink>
            </Stack>
          )}
        </div>
      }
      invitationsLabel={t('sharedCart.linksMade')}
      invitations={(sharedCart?.invitations ?? [])
        .filter(({ revokedAt }) => revokedAt === null)
        .map(({ id, right, createdAt, expiresAt, joined }) => ({
          id,
          right: t(right === 'EDIT' ? 'sharedCart.rightEdit' : 'sharedCart.rightView'),
          state: invitationState({ createdAt, joined, end: expiresAt }, t, {
            date,
            dateTime,
            list,
          }),
          actions: (
            <Button
              size="small"
              variant="ghost"
              aria-label={t('sharedCart.revokeNamed', { when: dateTime(createdAt) })}
              onClick={() => void send({ kind: 'revoke', invitationId: id })}
            >
              {t('sharedCart.revoke')}
            </Button>
          ),
        }))}
    >
      {copy && (
        <Disclosure title={t('cartCopy.send')}>
          <SendCopy link={copy} />
        </Disclosure>
      )}
    </ShareDialog>
  )
}
