import type { CartLine } from '@floga/cart-core'
import { findOwner } from '@floga/cart-core/shared-cart'
import { useFormatters } from '@floga/i18n/react'
import { Alert, ButtonLink, Disclosure, Heading, Stack, Table, Text } from '@floga/ui'
import { ActivityLog, PeopleList, SharePanel, SuggestionList } from '@floga/ui/sharing'
import type { ReactElement } from 'react'

import type { NewLink } from '../../wiring/cart/cart-links.server.js'
import type { ShopSharedCart } from '../../wiring/cart/to-shared-cart.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { eventText } from './event-text.js'
import { ShareCartFields } from './share-cart-form.js'
import { SharedCartForm } from './shared-cart-form.js'
import { useNewLink } from './use-link-labels.js'

export interface SharedCartViewProps {
  sharedCart: ShopSharedCart
  link: NewLink | null
  lines: readonly CartLine[]
}

/** The shared cart's people, suggestions, links and log. */
export function SharedCartView({ sharedCart, link, lines }: SharedCartViewProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { dateTime, time } = useFormatters()
  const isOwner = sharedCart.owner !== null
  const isOpen = sharedCart.state === 'OPEN' || sharedCart.state === 'LOCKED'
  const ownerName = findOwner(sharedCart)?.name ?? ''
  return (
    <Stack gap="lg">
      {isOwner && isOpen && <Links sharedCart={sharedCart} link={link} />}
      {sharedCart.state === 'ORDERED' && (
        <Alert tone="success" title={t('sharedCart.ordered')}>
          <p>{t('sharedCart.orderedText')}</p>
        </Alert>
      )}
      {sharedCart.lockedUntil && (
        <Alert
          icon="clock"
          actions={
            isOwner && <SharedCartForm act={{ kind: 'unlock' }} label={t('sharedCart.unlock')} />
          }
        >
          <p>
            {t(isOwner ? 'sharedCart.youOrder' : 'sharedCart.locked', {
              name: ownerName,
              until: time(sharedCart.lockedUntil),
            })}
          </p>
        </Alert>
      )}
      {isOpen && (
        <ButtonLink href={href('/shopping-cart')} icon="bag">
          {t('cart.toCart')}
        </ButtonLink>
      )}
      {!isOpen && lines.length > 0 && <OrderedLines lines={lines} />}
      {sharedCart.suggestions.length > 0 && (
        <Part title={t('sharedCart.suggestions')}>
          <SuggestionList
            suggestions={sharedCart.suggestions.map((suggestion) => ({
              id: suggestion.id,
              name: suggestion.productName,
              href: href(`/products/${suggestion.productSlug}`),
              image: suggestion.image,
              quantity: t('cart.pieces', { count: suggestion.quantity }),
              person: suggestion.person,
              by: t('sharedCart.suggests', { name: suggestion.person.name }),
              actions: isOwner && <SuggestionActions {...suggestion} />,
            }))}
          />
        </Part>
      )}
      <Part title={t('cart.people')}>
        <PeopleList
          hereLabel={t('sharedCart.here')}
          people={sharedCart.people.map((person) => ({
            id: person.id,
            name: person.name,
            isHere: person.isHere,
            role: t(`sharedCart.role${person.role}`),
            ...(person.isAsker ? { note: t('sharedCart.asker') } : {}),
            ...(isOwner && isOpen && !person.isAsker
              ? { actions: <PersonActions id={person.id} name={person.name} /> }
              : {}),
          }))}
        />
      </Part>
      <Part title={t('sharedCart.log')}>
        <ActivityLog
          activities={(sharedCart.log ?? []).map((event) => ({
            id: event.revision,
            person: event.person,
            text: eventText(event, t),
            at: event.at,
            time: dateTime(event.at),
          }))}
        />
      </Part>
      {!isOwner && (
        <SharedCartForm
          act={{ kind: 'leave' }}
          label={t(isOpen ? 'sharedCart.leave' : 'sharedCart.backToOwn')}
        />
      )}
      {isOwner && isOpen && (
        <Disclosure title={t('sharedCart.end')}>
          <Stack gap="sm" align="start">
            <Text>{t('sharedCart.endText')}</Text>
            <SharedCartForm act={{ kind: 'end' }} label={t('sharedCart.end')} variant="danger" />
          </Stack>
        </Disclosure>
      )}
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactElement }): ReactElement {
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}

/** The links of the owner: the one that was made just now, another one, and those that were made. */
function Links({
  sharedCart,
  link,
}: Pick<SharedCartViewProps, 'sharedCart' | 'link'>): ReactElement {
  const t = useMessages()
  const { date, dateTime } = useFormatters()
  const newLink = useNewLink(link)
  const textOf = (right: 'EDIT' | 'VIEW') =>
    t(right === 'EDIT' ? 'sharedCart.rightEdit' : 'sharedCart.rightView')
  return (
    <Part title={t('sharedCart.links')}>
      <SharePanel
        intro={
          <Text size="small">{t('sharedCart.expires', { date: date(sharedCart.expiresAt) })}</Text>
        }
        {...(newLink ? { link: newLink } : {})}
        form={
          <Stack gap="md" align="start">
            <Disclosure title={t('sharedCart.newLink')}>
              <SharedCartForm
                act={{ kind: 'invite', right: 'EDIT' }}
                openFields={['right']}
                label={t('sharedCart.makeLink')}
              >
                <ShareCartFields withName={false} error={null} />
              </SharedCartForm>
            </Disclosure>
            <SharedCartForm act={{ kind: 'renew' }} label={t('sharedCart.renew')} />
          </Stack>
        }
        invitationsLabel={t('sharedCart.linksMade')}
        invitations={sharedCart.invitations.map(
          ({ id, right, createdAt, expiresAt, revokedAt }) => ({
            id,
            right: textOf(right),
            state: revokedAt
              ? t('sharedCart.revoked')
              : t('sharedCart.validUntil', { date: date(expiresAt) }),
            isOver: revokedAt !== null,
            actions: revokedAt === null && (
              <SharedCartForm
                act={{ kind: 'revoke', invitationId: id }}
                label={t('sharedCart.revoke')}
                fullLabel={t('sharedCart.revokeNamed', { when: dateTime(createdAt) })}
                variant="ghost"
              />
            ),
          }),
        )}
      />
    </Part>
  )
}

function PersonActions({ id, name }: { id: string; name: string }): ReactElement {
  const t = useMessages()
  return (
    <Disclosure title={t('sharedCart.managePerson', { name })}>
      <Stack gap="sm">
        <Stack direction="row" gap="sm">
          <SharedCartForm
            act={{ kind: 'remove-person', personId: id }}
            label={t('sharedCart.removePerson')}
            fullLabel={t('sharedCart.removeNamed', { name })}
            variant="danger"
          />
          <SharedCartForm
            act={{ kind: 'hand-over', personId: id }}
            label={t('sharedCart.handOver')}
            fullLabel={t('sharedCart.handOverNamed', { name })}
          />
        </Stack>
        <Text size="small">{t('sharedCart.handOverText')}</Text>
      </Stack>
    </Disclosure>
  )
}

function SuggestionActions({ id, productName }: { id: string; productName: string }): ReactElement {
  const t = useMessages()
  return (
    <Stack direction="row" gap="xs">
      <SharedCartForm
        act={{ kind: 'answer-suggestion', suggestionId: id, isAccepted: true }}
        label={t('sharedCart.accept')}
        fullLabel={t('sharedCart.acceptNamed', { name: productName })}
      />
      <SharedCartForm
        act={{ kind: 'answer-suggestion', suggestionId: id, isAccepted: false }}
        label={t('sharedCart.decline')}
        fullLabel={t('sharedCart.declineNamed', { name: productName })}
        variant="ghost"
      />
    </Stack>
  )
}

/** What was ordered, without what is the owner's business. */
function OrderedLines({ lines }: { lines: readonly CartLine[] }): ReactElement {
  const t = useMessages()
  const { money } = useFormatters()
  return (
    <Table
      caption={t('sharedCart.orderedLines')}
      isStacked
      columns={[
        { key: 'name', label: t('sharedCart.product') },
        { key: 'person', label: t('sharedCart.wantedBy') },
        { key: 'quantity', label: t('sharedCart.quantity'), align: 'end' },
        { key: 'price', label: t('sharedCart.price'), align: 'end' },
      ]}
      rows={lines.map((line) => ({
        id: line.id,
        cells: {
          name: line.name,
          person: line.addedBy,
          quantity: String(line.quantity),
          price: money(line.lineTotal),
        },
      }))}
    />
  )
}
