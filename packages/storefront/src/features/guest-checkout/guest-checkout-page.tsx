import { useFormatters } from '@floga/i18n/react'
import { Alert, Button, Checkbox, Container, ErrorSummary, Fieldset, FormField } from '@floga/ui'
import { Heading, Link, OrderSummary, Select, Stack, Text, TextInput } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { samePath } from '../../request/seo/alternates.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { totalsRows } from '../cart/totals-rows.js'
import { loadGuestCheckout, placeGuestOrder } from './guest-checkout.server.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['guest-checkout'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const path = '/checkout'
  const alternates = samePath(page.shop, path)
  const title = page.t('guestCheckout.title')
  return {
    checkout: await loadGuestCheckout(args, page),
    alternates,
    meta: pageMeta(page, { title, description: title, path, alternates, noindex: true }),
  }
}

export async function action(args: ActionFunctionArgs) {
  return placeGuestOrder(args, await pageContext(args))
}

const ownFields = [
  { name: 'contact.firstName', label: 'firstName', autoComplete: 'given-name' },
  { name: 'contact.lastName', label: 'lastName', autoComplete: 'family-name' },
  { name: 'contact.email', label: 'email', autoComplete: 'email', type: 'email' },
  { name: 'contact.phone', label: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'billingAddress.address', label: 'address', autoComplete: 'street-address' },
  { name: 'billingAddress.city', label: 'city', autoComplete: 'address-level2' },
] as const

const postalCode = {
  name: 'billingAddress.postalCode',
  label: 'postalCode',
  autoComplete: 'postal-code',
} as const

/** Destination, total and one button. */
export default function GuestCheckoutPage(): ReactElement {
  const { totals, shippingMethod, paymentMethod, termsVersion, orderKey, country } =
    useLoaderData<typeof loader>().checkout
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  const { money } = useFormatters()
  const isBusy = useNavigation().state !== 'idle'
  const errorOf = (name: string) => answer?.errors.find(({ field }) => field === name)?.message
  const fields = [
    ...ownFields,
    ...(country && country.postalCodeUse !== 'NONE' ? [postalCode] : []),
  ]
  // Elsewhere the region is derived from the postal code.
  const regions = country?.regions.filter(({ postalPrefixes }) => postalPrefixes.length === 0) ?? []
  const named = fields.filter(({ name }) => errorOf(name))
  const others = answer?.errors.filter(({ field }) => !fields.some(({ name }) => name === field))
  return (
    <Container className="storefront-page">
      <Heading level={1}>{t('guestCheckout.title')}</Heading>
      {named.length > 0 && (
        <ErrorSummary
          title={t('guestCheckout.check')}
          errors={named.map(({ name }) => ({ fieldId: name, message: errorOf(name) ?? '' }))}
        />
      )}
      {others?.map(({ code, message }) => (
        <Alert key={code} tone="danger" role="alert">
          {message}
        </Alert>
      ))}
      <Form method="post" className="storefront-totals" noValidate={false}>
        <input type="hidden" name="orderKey" value={answer?.orderKey ?? orderKey} />
        <input type="hidden" name="total" value={totals.grand.amountMinor} />
        <input type="hidden" name="termsVersion" value={termsVersion} />
        <Fieldset legend={t('guestCheckout.delivery')}>
          <Stack>
            {fields.map(({ name, label, ...input }) => (
              <FormField
                key={name}
                id={name}
                label={t(`guestCheckout.${label}`)}
                error={errorOf(name)}
                isRequired={name !== postalCode.name || country?.postalCodeUse === 'REQUIRED'}
              >
                <TextInput name={name} defaultValue={String(answer?.read[name] ?? '')} {...input} />
              </FormField>
            ))}
            {regions.length > 0 && (
              <FormField
                id="billingAddress.region"
                label={t('guestCheckout.region')}
                error={errorOf('billingAddress.region')}
                isRequired
              >
                <Select
                  name="billingAddress.region"
                  defaultValue={String(answer?.read['billingAddress.region'] ?? '')}
                  options={regions.map(({ code, name }) => ({ value: code, label: name }))}
                />
              </FormField>
            )}
            <Text>{t('guestCheckout.country', { country: country?.name ?? '' })}</Text>
          </Stack>
        </Fieldset>
        <Stack>
          <Heading level={2}>{t('guestCheckout.order')}</Heading>
          {shippingMethod && <Text>{shippingMethod.name}</Text>}
          {paymentMethod && <Text>{paymentMethod.name}</Text>}
          <OrderSummary rows={totalsRows(totals, t, money)} />
          <Checkbox name="termsAccepted" label={t('guestCheckout.terms')} required />
          <Link href={href('/terms-and-conditions')}>{t('guestCheckout.termsTitle')}</Link>
          <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
            {t('guestCheckout.place', { total: totals.grand.formatted })}
          </Button>
        </Stack>
      </Form>
    </Container>
  )
}
