import { Alert, Button, Stack, Text, VisuallyHidden } from '@floga/ui'
import { AvatarGroup } from '@floga/ui/sharing'
import { CartFields } from '@floga/cart-core/react'
import type { LineConflict } from '@floga/cart-core/shared-cart'
import { useLocale } from '@floga/i18n/react'
import { useAtomValue } from 'jotai/react'
import type { ReactElement } from 'react'

import { languageFor } from '../../wiring/i18n/load-language.js'
import { locales } from '../../wiring/i18n/locales.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { useCartForm } from '../cart-form.js'
import { eventText } from './event-text.js'
import type { OpenedSharedCart } from './open-shared-cart.js'
import { sharedCartAtom } from './shared-cart-atom.js'

/** Who is in the shared cart now, what they did, and what they took away. */
export default function LivePeople(): ReactElement | null {
  const opened = useAtomValue(sharedCartAtom)
  return opened && <People {...opened} />
}

function People({ controller }: OpenedSharedCart): ReactElement {
  const { code } = useLocale()
  // In the drawer it stands on pages that come without these words.
  const language = languageFor(locales.find(code) ?? locales.defaultLocale, true)
  const { t, formatters } = language
  const { data } = useAtomValue(controller.sharedCartAtom)
  const lockedUntilMs = useAtomValue(controller.lockedUntilAtom)
  const conflicts = useAtomValue(controller.conflictsAtom)
  const announcement = useAtomValue(controller.announcementAtom)
  const connection = useAtomValue(controller.connectionAtom)
  const owner = data?.people.find(({ role }) => role === 'OWNER')?.name ?? ''
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
          <p>{t('sharedCart.locked', { name: owner, until: formatters.time(lockedUntilMs) })}</p>
        </Alert>
      )}
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.lineId}
          conflict={conflict}
          onDismiss={() => controller.dismissConflict(conflict.lineId)}
        />
      ))}
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

interface ConflictProps {
  conflict: LineConflict
  onDismiss: () => void
}

function Conflict({ conflict, onDismiss }: ConflictProps): ReactElement {
  const t = useMessages()
  const { name, by, lineId, canPutBack } = conflict
  const back = useCartForm({ onDone: onDismiss })
  return (
    <Alert
      tone="warning"
      actions={
        <Stack direction="row" gap="xs">
          {canPutBack && (
            <form {...back.formProps}>
              <CartFields kind="restore" lineId={lineId} />
              <Button type="submit" size="small" isBusy={back.isBusy}>
                {t('sharedCart.putBack')}
              </Button>
            </form>
          )}
          <Button size="small" variant="ghost" onClick={onDismiss}>
            {t('cartChange.dismiss')}
          </Button>
        </Stack>
      }
    >
      <p>
        {name}: {t('cartErrors.removedBy', { name: by ?? t('sharedCart.somebody') })}
      </p>
    </Alert>
  )
}
