import { findOwner } from '@floga/cart-core/shared-cart'
import { useFormatters } from '@floga/i18n/react'
import { Alert, Stack, Text, VisuallyHidden } from '@floga/ui'
import { AvatarGroup } from '@floga/ui/sharing'
import { useAtomValue } from 'jotai/react'
import type { ReactElement } from 'react'

import { useAllMessages } from '../../wiring/i18n/use-messages.js'
import { eventText } from './event-text.js'
import type { OpenedSharedCart } from './open-shared-cart.js'
import { sharedCartAtom } from './shared-cart-atom.js'

/** Who is in the shared cart now, and what they did. */
export default function LivePeople(): ReactElement | null {
  const opened = useAtomValue(sharedCartAtom)
  return opened && <People {...opened} />
}

function People({ controller }: OpenedSharedCart): ReactElement {
  const t = useAllMessages()
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
      {lockedUntilMs !== null && !data?.owner && (
        <Alert icon="clock">
          <p>
            {t('sharedCart.locked', {
              name: data ? (findOwner(data)?.name ?? '') : '',
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
