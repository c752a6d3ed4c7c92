import { Badge, Button, Card, EmptyState, Link, Stack, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { Form } from '@remix-run/react'
import type { ReactElement } from 'react'

import { answerFor } from '../shell/forms/form-answer.js'
import type { FormAnswer } from '../shell/forms/form-answer.js'
import { FormNotices } from '../shell/forms/form-notices.js'
import { toAddressLines } from '../orders/to-address-lines.js'
import type { CountryData, MemberAddressData } from '../wiring/api/api-types.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { AddressForm } from './address-form.js'

const book = css`
  @layer app {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space.md};

    > li {
      display: grid;
      gap: ${space.xs};
      align-content: start;
    }
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

/** The addresses that a member keeps, each with the ways to change and to remove it. */
export function AddressBook(props: AddressBookProps): ReactElement {
  const { addresses, countries, editedId, answer } = props
  const t = useMessages()
  const href = useHref()
  const edited = addresses.find(({ id }) => id === editedId)
  const isOpen = edited !== undefined || editedId === 'new'
  return (
    <Stack gap="md">
      <FormNotices
        formId="address-remove"
        notices={answerFor('address-remove', answer)?.notices ?? []}
        errors={{}}
      />
      {addresses.length === 0 && !isOpen && (
        <EmptyState icon="map-pin" title={t('account.noAddresses')} headingLevel={3}>
          {t('account.noAddressesText')}
        </EmptyState>
      )}
      {addresses.length > 0 && (
        <ul className={book}>
          {addresses.map(({ id, address, isDefaultBilling, isDefaultShipping }) => (
            <Card key={id} as="li" padding="md">
              <Text>
                {toAddressLines(address).map((line) => (
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
                <Link href={href(`/account?address=${id}#addresses`)}>{t('account.edit')}</Link>
                <Form method="post" action={href('/account')} preventScrollReset>
                  <input type="hidden" name="form" value="address-remove" />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    variant="ghost"
                    size="small"
                    aria-label={t('cart.removeNamed', { name: address.address })}
                  >
                    {t('cart.remove')}
                  </Button>
                </Form>
              </div>
            </Card>
          ))}
        </ul>
      )}
      {isOpen ? (
        <AddressForm key={editedId} edited={edited} countries={countries} answer={answer} />
      ) : (
        <p>
          <Link href={href('/account?address=new#addresses')}>{t('account.addAddress')}</Link>
        </p>
      )}
    </Stack>
  )
}
