import type { CartLine } from '@floga/cart-core'
import { findOwner } from '@floga/cart-core/shared-cart'
import { useFormatters } from '@floga/i18n/react'
import { Alert, ButtonLink, Disclosure, Stack, Text } from '@floga/ui'
import { SharePanel, SuggestionList } from '@floga/ui/sharing'
import type { ReactElement } from 'react'

import type { NewLink } from '../cart/server/cart-links.server.js'
import type { ShopSharedCart } from './server/to-shared-cart.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { Part, PeopleAndLog } from './people/people-and-log.js'
import { UndoPeople } from './people/undo-people.js'
import { ShareCartFields } from './share/share-cart-form.js'
import { SharedCartForm } from './shared-cart-form.js'
import { invitationState, useNewLink } from './share/use-link-labels.js'

export interface SharedCartViewProps {
  sharedCart: ShopSharedCart
  link: NewLink | null
  lines: readonly CartLine[]
  /** When the page was loaded. */
  nowMs: number
}

/** The people, suggestions, links and log of a shared cart that is not over. */
export function SharedCartView({
  sharedCart,
  link,
  lines,
  nowMs,
}: SharedCartViewProps): ReactElement {
  const { t, href } = useLanguage()
  const { time } = useFormatters()
  const isOwner = sharedCart.owner !== null
  const ownerName = findOwner(sharedCart)?.name ?? ''
  return (
    <Stack gap="lg">
      <UndoPeople sharedCart={sharedCart} nowMs={nowMs} />
      {isOwner && <Links sharedCart={sharedCart} link={link} />}
      {sharedCart.lockedUntil && (
        <Alert
          icon="clock"
          actions={
            isOwner && <SharedCartForm action={{ kind: 'unlock' }} label={t('sharedCart.unlock')} />
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
      <Stack align="start">
        <ButtonLink href={href('/shopping-cart')} icon="bag">
          {t('cart.toCart')}
        </ButtonLink>
      </Stack>
      {sharedCart.suggestions.length > 0 && (
        <Part id="suggestions" title={t('sharedCart.suggestions')}>
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
      <PeopleAndLog sharedCart={sharedCart} {...(isOwner ? { lines } : {})} />
      {!isOwner && <SharedCartForm action={{ kind: 'leave' }} label={t('sharedCart.leave')} />}
      {isOwner && (
        <Disclosure title={t('sharedCart.end')}>
          <Stack gap="sm" align="start">
            <Text>{t('sharedCart.endText')}</Text>
            <SharedCartForm action={{ kind: 'end' }} label={t('sharedCart.end')} variant="danger" />
          </Stack>
        </Disclosure>
      )}
    </Stack>
  )
}

/**
 * The links of the owner: the one that was made just now, another one, and those that were made.
 */
function Links({
  sharedCart,
  link,
}: Pick<SharedCartViewProps, 'sharedCart' | 'link'>): ReactElement {
  const { t } = useLanguage()
  const { date, dateTime, list } = useFormatters()
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
                action={{ kind: 'invite', right: 'EDIT' }}
                openFields={['right']}
                label={t('sharedCart.makeLink')}
              >
                <ShareCartFields withName={false} error={null} />
              </SharedCartForm>
            </Disclosure>
            <SharedCartForm action={{ kind: 'renew' }} label={t('sharedCart.renew')} />
          </Stack>
        }
        invitationsLabel={t('sharedCart.linksMade')}
        invitations={sharedCart.invitations.map(
          ({ id, right, createdAt, expiresAt, revokedAt, joined }) => ({
            id,
            right: textOf(right),
            state: invitationState({ createdAt, joined, end: revokedAt ? null : expiresAt }, t, {
              date,
              dateTime,
              list,
            }),
            isOver: revokedAt !== null,
            actions: revokedAt === null && (
              <SharedCartForm
                action={{ kind: 'revoke', invitationId: id }}
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

function SuggestionActions({ id, productName }: { id: string; productName: string }): ReactElement {
  const { t } = useLanguage()
  return (
    <Stack direction="row" gap="xs">
      <SharedCartForm
        action={{ kind: 'answer-suggestion', suggestionId: id, isAccepted: true }}
        label={t('sharedCart.accept')}
        fullLabel={t('sharedCart.acceptNamed', { name: productName })}
      />
      <SharedCartForm
        action={{ kind: 'answer-suggestion', suggestionId: id, isAccepted: false }}
        label={t('sharedCart.decline')}
        fullLabel={t('sharedCart.declineNamed', { name: productName })}
        variant="ghost"
      />
    </Stack>
  )
}
