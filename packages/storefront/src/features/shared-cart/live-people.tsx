'use client'

import { findOwner } from '@floga/cart-core/shared-cart'
import { useFormatters } from '@floga/i18n/react'
import { Alert, Button, Notification, Stack, Text } from '@floga/ui'
import { AvatarGroup } from '@floga/ui/sharing'
import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import type { ReactElement } from 'react'

import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { eventText } from './people/event-text.js'
import type { OpenedSharedCart } from './open-shared-cart.js'
import { sharedCartAtom } from './shared-cart-atom.js'
import { sharedCartError } from './shared-cart-error.js'
import { sendSharedCartAction } from './shared-cart-requests.js'
import type { SharedCartReply } from './shared-cart-state.js'

/** People currently in the shared cart, and their changes. */
export default function LivePeople(): ReactElement | null {
  const opened = useAtomValue(sharedCartAtom)
  return opened && <People {...opened} />
}

function People({ controller }: OpenedSharedCart): ReactElement {
  const { t } = useLanguage('sharing')
  const { time } = useFormatters()
  const { data } = useAtomValue(controller.sharedCartAtom)
  const lockedUntilMs = useAtomValue(controller.lockedUntilAtom)
  const announcement = useAtomValue(controller.announcementAtom)
  const connection = useAtomValue(controller.connectionAtom)
  const [dismissed, setDismissed] = useState<typeof announcement>(null)
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="sm" align="center">
        <AvatarGroup
          label={t('cart.people')}
          people={data?.people ?? []}
          personLabel={({ name, isHere }) => (isHere ? `${name}, ${t('sharedCart.here')}` : name)}
          moreLabel={(count) => t('sharedCart.morePeople', { count })}
        />
        <Text as="span" size="small">
          {data?.people
            .map(({ name, isAsker }) => (isAsker ? `${name} (${t('sharedCart.asker')})` : name))
            .join(' · ')}
        </Text>
        {connection.status !== 'live' && (
          <Text as="span" size="small" tone="soft">
            {t('sharedCart.connecting')}
          </Text>
        )}
      </Stack>
      {lockedUntilMs !== null && data && (
        <Alert icon="clock" actions={data.owner && <Unlock />}>
          <p>
            {t(data.owner ? 'sharedCart.youOrder' : 'sharedCart.locked', {
              name: findOwner(data)?.name ?? '',
              until: time(lockedUntilMs),
            })}
          </p>
        </Alert>
      )}
      {/* The live region is rendered before its content, so that it is announced. */}
      <div role="status">
        {announcement && announcement !== dismissed && (
          <Notification
            role="group"
            title={eventText(announcement.event, t)}
            closeLabel={t('cart.close')}
            onClose={() => setDismissed(announcement)}
          >
            {announcement.more > 0 && (
              <p>{t('sharedCart.moreChanges', { count: announcement.more })}</p>
            )}
          </Notification>
        )}
      </div>
    </Stack>
  )
}

/** Lets the others change the cart again, where its owner has left the checkout. */
function Unlock(): ReactElement {
  const { t } = useLanguage('sharing')
  const shop = useStorefront()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Pick<SharedCartReply, 'code' | 'message'> | null>(null)
  const unlock = async (): Promise<void> => {
    setBusy(true)
    // Once it is open the updates of the cart take this away.
    setAnswer(
      (await sendSharedCartAction(shop, { kind: 'unlock' })) ?? { code: 'UNKNOWN', message: null },
    )
    setBusy(false)
  }
  return (
    <>
      <Button size="small" isBusy={isBusy} onClick={() => void unlock()}>
        {t('sharedCart.unlock')}
      </Button>
      {answer?.code && (
        <Text role="alert" size="small" tone="danger">
          {sharedCartError(answer, t)}
        </Text>
      )}
    </>
  )
}
