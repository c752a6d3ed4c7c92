import { Alert, Button, Checkbox, Container, ErrorSummary, Fieldset, FormField } from '@floga/ui'
import { Heading, Link, OrderSummary, Select, Stack, Text, TextInput } from '@floga/ui'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { loadCheckout, postCheckout } from '../request/checkout-route.js'
import { useLanguage } from './storefront-context.js'
import { useTotals } from './use-totals.js'

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

/** Renders `loadCheckout`: destination, total and one button. */
export function CheckoutPage(): ReactElement {
  const { totals, shippingMethod, paymentMethod, termsVersion, orderKey, country } =
    useLoaderData<typeof loadCheckout>()
  const answer = useActionData<typeof postCheckout>()
  const { t, href } = useLanguage()
  const rows = useTotals()
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
      <Heading level={1}>{t('checkout.title')}</Heading>
      {named.length > 0 && (
        <ErrorSummary
          title={t('checkout.check')}
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
        <Fieldset legend={t('checkout.delivery')}>
          <Stack>
            {fields.map(({ name, label, ...input }) => (
              <FormField
                key={name}
                id={name}
                label={t(`checkout.${label}`)}
                error={errorOf(name)}
                isRequired={name !== postalCode.name || country?.postalCodeUse === 'REQUIRED'}
              >
                <TextInput name={name} defaultValue={String(answer?.read[name] ?? '')} {...input} />
              </FormField>
            ))}
            {regions.length > 0 && (
              <FormField
                id="billingAddress.region"
                label={t('checkout.region')}
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
            <Text>{t('checkout.country', { country: country?.name ?? '' })}</Text>
          </Stack>
        </Fieldset>
        <Stack>
          <Heading level={2}>{t('checkout.order')}</Heading>
          {shippingMethod && <Text>{shippingMethod.name}</Text>}
          {paymentMethod && <Text>{paymentMethod.name}</Text>}
          <OrderSummary rows={rows(totals)} />
          <Checkbox name="termsAccepted" label={t('checkout.terms')} required />
          <Link href={href('/terms-and-conditions')}>{t('terms.title')}</Link>
          <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
            {t('checkout.place', { total: totals.grand.formatted })}
          </Button>
        </Stack>
      </Form>
    </Container>
  )
}
