import type { CartLine } from '@floga/cart-core'
import { groupEvents } from '@floga/cart-core/shared-cart'
import { useFormatters } from '@floga/i18n/react'
import { Heading, Stack } from '@floga/ui'
import { ActivityLog, PeopleList } from '@floga/ui/sharing'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { eventText } from './event-text.js'
import type { ShopSharedCart } from '../server/to-shared-cart.js'
import { ManagePerson } from './manage-person.js'

export interface PeopleAndLogProps {
  sharedCart: ShopSharedCart
  /** For the owner, who may remove others and make them the owner: the lines of the cart. */
  lines?: readonly CartLine[]
}

/** The people of a shared cart, and what happened in it. */
export function PeopleAndLog({ sharedCart, lines }: PeopleAndLogProps): ReactElement {
  const { t } = useLanguage()
  const { dateTime } = useFormatters()
  return (
    <>
      <Part title={t('cart.people')}>
        <PeopleList
          hereLabel={t('sharedCart.here')}
          people={sharedCart.people.map((person) => ({
            id: person.id,
            name: person.name,
            isHere: person.isHere,
            role: t(`sharedCart.role${person.role}`),
            ...(person.isAsker ? { note: t('sharedCart.asker') } : {}),
            ...(lines && !person.isAsker
              ? { actions: <ManagePerson person={person} lines={lines} /> }
              : {}),
          }))}
        />
      </Part>
      <Part title={t('sharedCart.log')}>
        <ActivityLog
          activities={groupEvents(sharedCart.log ?? []).map((event) => ({
            id: event.revision,
            person: event.person,
            text: eventText(event, t),
            at: event.at,
            time: dateTime(event.at),
          }))}
        />
      </Part>
    </>
  )
}

/** A named section of a page about a shared cart. */
export function Part({
  id,
  title,
  children,
}: {
  /** For a link to it. */
  id?: string
  title: string
  children: ReactElement
}): ReactElement {
  return (
    <section id={id} aria-label={title}>
      <Stack gap="sm">
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
