import { Button, Card, CartLine, Checkbox, Fieldset, FormField, Grid, GridItem } from '@floga/ui'
import { Heading, OrderSummary, RadioGroup, Select, Stack, Steps, TextInput } from '@floga/ui'
import type { ProductCardProps } from '@floga/ui'
import type { ReactElement } from 'react'
import { PageFrame } from './page-frame.js'
import type { PageWords } from './page-words.js'

/** One page to order: contact, delivery, payment, and the order beside them. */
export function CheckoutPage({
  words,
  products,
}: {
  words: PageWords
  products: readonly ProductCardProps[]
}): ReactElement {
  const items = words.stepNames.map((label, index) => ({
    label,
    state: index === 0 ? ('current' as const) : ('upcoming' as const),
  }))
  return (
    <PageFrame words={words}>
      <Heading level={2} size={1}>
        {words.checkout}
      </Heading>
      <Steps label={words.steps} doneLabel={words.done} items={items} />
      <form action="#order">
        <Grid>
          <GridItem lg={10}>
            <Stack gap="xl">
              <ContactPart words={words} />
              <DeliveryPart words={words} />
              <Fieldset legend={words.paymentTitle}>
                <RadioGroup name="payment" variant="cards" defaultValue="card" {...words.payment} />
              </Fieldset>
            </Stack>
          </GridItem>
          <GridItem lg={6} as="section" aria-label={words.order}>
            <Card>
              <Stack>
                <Heading level={3}>{words.order}</Heading>
                {products.map(({ name, href, image, price }) => (
                  <CartLine
                    key={href}
                    isCompact
                    name={name}
                    href={href}
                    {...(image ? { image } : {})}
                    quantity="× 1"
                    total={price.amount}
                  />
                ))}
                <OrderSummary rows={words.sums} />
                <Checkbox name="terms" label={words.terms} required />
                <Button type="submit" variant="primary" isWide>
                  {words.pay}
                </Button>
              </Stack>
            </Card>
          </GridItem>
        </Grid>
      </form>
    </PageFrame>
  )
}

function ContactPart({ words }: { words: PageWords }): ReactElement {
  return (
    <Fieldset legend={words.contactTitle}>
      <Stack>
        <FormField label={words.email} hint={words.emailHint} isRequired>
          <TextInput name="email" type="email" autoComplete="email" />
        </FormField>
        <FormField label={words.name} isRequired>
          <TextInput name="name" autoComplete="name" />
        </FormField>
        <FormField label={words.phone} optionalLabel={words.optional}>
          <TextInput name="phone" type="tel" autoComplete="tel" />
        </FormField>
      </Stack>
    </Fieldset>
  )
}

function DeliveryPart({ words }: { words: PageWords }): ReactElement {
  return (
    <Fieldset legend={words.deliveryTitle}>
      <Stack>
        <FormField label={words.address} isRequired>
          <TextInput name="address" autoComplete="street-address" />
        </FormField>
        <Grid>
          <GridItem span={6}>
            <FormField label={words.postalCode} isRequired>
              <TextInput name="postalCode" inputMode="numeric" autoComplete="postal-code" />
            </FormField>
          </GridItem>
          <GridItem span={10}>
            <FormField label={words.city} isRequired>
              <TextInput name="city" autoComplete="address-level2" />
            </FormField>
          </GridItem>
        </Grid>
        <FormField label={words.country} isRequired>
          <Select name="country" autoComplete="country" options={words.countries} />
        </FormField>
        <RadioGroup name="delivery" variant="cards" defaultValue="courier" {...words.delivery} />
      </Stack>
    </Fieldset>
  )
}
