import { findOwner } from '@floga/cart-core/shared-cart'
import { useFormatters } from '@floga/i18n/react'
import { Alert, Button, Stack, Text, VisuallyHidden } from '@floga/ui'
import { AvatarGroup } from '@floga/ui/sharing'
import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'
import { eventText } from './event-text.js'
import type { OpenedSharedCart } from './open-shared-cart.js'
import { sharedCartAtom } from './shared-cart-atom.js'
import { sharedCartError } from './shared-cart-error.js'
import { sendSharedCartAct } from './shared-cart-requests.js'
import type { SharedCartReply } from './shared-cart-state.js'

/** Who is in the shared cart now, and what they did. */
export default function LivePeople(): ReactElement | null {
  const opened = useAtomValue(sharedCartAtom)
  return opened && <People {...opened} />
}

function People({ controller }: OpenedSharedCart): ReactElement {
  const t = useMessages('sharing')
  const { time } = useFormatters()
  const { data } = useAtomValue(controller.sharedCartAtom)
  const lockedUntilMs = useAtomValue(controller.lockedUntilAtom)
  const announcement = useAtomValue(controller.announcementAtom)
  const connection = useAtomValue(controller.connectionAtom)
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="sm" align="center">
        <AvatarGroup
          label={t('cart.people')}
          people={data?.people ?? []}
          personLabel={({ name, isHere }) => (isHere ? `${name}, ${t('sharedCart.here')}` : name)}
          moreLabel={(count) => t('sharedCart.morePeople', { count })}
        />
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
      <VisuallyHidden role="status">
        {announcement &&
          [
            eventText(announcement.event, t),
            ...(announcement.more > 0
              ? [t('sharedCart.moreChanges', { count: announcement.more })]
              : []),
          ].join(', ')}
      </VisuallyHidden>
    </Stack>
  )
}

/** Lets the others change the cart again, where its owner has left the checkout. */
function Unlock(): ReactElement {
  const t = useMessages('sharing')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Pick<SharedCartReply, 'code' | 'message'> | null>(null)
  const unlock = async (): Promise<void> => {
    setBusy(true)
    // Once it is open the updates of the cart take this away.
    setAnswer((await sendSharedCartAct({ kind: 'unlock' })) ?? { code: 'UNKNOWN', message: null })
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
