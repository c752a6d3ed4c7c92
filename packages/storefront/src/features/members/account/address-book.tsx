import { Badge, ButtonLink, Card, EmptyState, Link, Stack, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../../forms/form-answer.js'
import type { CountryData, MemberAddressData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { AddressForm } from './address-form.js'
import { RemoveSaved, SavedList } from './saved-list.js'

const card = css`
  @layer app {
    display: grid;
    gap: ${space.xs};
    align-content: start;
    /* An address may contain a word wider than its card. */
    overflow-wrap: anywhere;
    [data-part='actions'] {
      display: flex;
      align-items: center;
      gap: ${space.sm};
    }
  }
`

export interface AddressBookProps {
  addresses: readonly MemberAddressData[]
  countries: readonly CountryData[]
  /** Id of the address in the form; `new` for one that is to be added; null for none. */
  editedId: string | null
  answer: FormAnswer | undefined
}

/** A member's saved addresses, each with its forms to edit and to remove it. */
export function AddressBook(props: AddressBookProps): ReactElement {
  const { addresses, countries, editedId, answer } = props
  const { t, href } = useLanguage()
  const edited = addresses.find(({ id }) => id === editedId)
  const isOpen = edited !== undefined || editedId === 'new'
  const addLink = (
    <Link href={href('/account?address=new#addresses')}>{t('account.addAddress')}</Link>
  )
  return (
    <SavedList
      removeForm="address-remove"
      answer={answer}
      empty={
        !isOpen && (
          <EmptyState
            variant="row"
            icon="map-pin"
            title={t('account.noAddresses')}
            headingLevel={3}
            action={addLink}
          >
            {t('account.noAddressesText')}
          </EmptyState>
        )
      }
      items={addresses.map(({ id, address, isDefaultBilling, isDefaultShipping }) => (
        <Card key={id} as="li" padding="md" className={card}>
          <Text>
            {address.lines.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </Text>
          <Stack direction="row" gap="xs">
            {isDefaultShipping && <Badge tone="primary">{t('account.defaultShipping')}</Badge>}
            {isDefaultBilling && <Badge>{t('account.defaultBilling')}</Badge>}
          </Stack>
          <div data-part="actions">
            <ButtonLink
              href={href(`/account?address=${id}#addresses`)}
              variant="ghost"
              size="small"
            >
              {t('account.edit')}
            </ButtonLink>
            <RemoveSaved
              form="address-remove"
              id={id}
              label={t('cart.removeNamed', { name: address.address })}
            />
          </div>
        </Card>
      ))}
    >
      {isOpen ? (
        <AddressForm key={editedId} edited={edited} countries={countries} answer={answer} />
      ) : (
        addresses.length > 0 && <p>{addLink}</p>
      )}
    </SavedList>
  )
}
