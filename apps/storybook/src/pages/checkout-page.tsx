import { Button, Card, CartLine, Checkbox, Fieldset, FormField, Grid, GridItem } from '@floga/ui'
import { Heading, OrderSummary, RadioGroup, Select, Stack, Steps, TextInput } from '@floga/ui'
import type { ProductCardProps } from '@floga/ui'
import type { ReactElement } from 'react'
import { PageLayout } from './page-layout.js'
import type { PageTexts } from './page-texts.js'

/** A one-page checkout: contact, delivery, payment, with the order next to them. */
export function CheckoutPage({
  texts,
  products,
}: {
  texts: PageTexts
  products: readonly ProductCardProps[]
}): ReactElement {
  const items = texts.stepNames.map((label, index) => ({
    label,
    state: index === 0 ? ('current' as const) : ('upcoming' as const),
  }))
  return (
    <PageLayout texts={texts}>
      <Heading level={2} size={1}>
        {texts.checkout}
      </Heading>
      <Steps label={texts.steps} doneLabel={texts.done} items={items} />
      <form action="#order">
        <Grid>
          <GridItem lg={10}>
            <Stack gap="xl">
              <ContactSection texts={texts} />
              <DeliverySection texts={texts} />
              <Fieldset legend={texts.paymentTitle}>
                <RadioGroup name="payment" variant="cards" defaultValue="card" {...texts.payment} />
              </Fieldset>
            </Stack>
          </GridItem>
          <GridItem lg={6} as="section" aria-label={texts.order}>
            <Card>
              <Stack>
                <Heading level={3}>{texts.order}</Heading>
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
                <OrderSummary rows={texts.sums} />
                <Checkbox name="terms" label={texts.terms} required />
                <Button type="submit" variant="primary" isWide>
                  {texts.pay}
                </Button>
              </Stack>
            </Card>
          </GridItem>
        </Grid>
      </form>
    </PageLayout>
  )
}

function ContactSection({ texts }: { texts: PageTexts }): ReactElement {
  return (
    <Fieldset legend={texts.contactTitle}>
      <Stack>
        <FormField label={texts.email} hint={texts.emailHint} isRequired>
          <TextInput name="email" type="email" autoComplete="email" />
        </FormField>
        <FormField label={texts.name} isRequired>
          <TextInput name="name" autoComplete="name" />
        </FormField>
        <FormField label={texts.phone} optionalLabel={texts.optional}>
          <TextInput name="phone" type="tel" autoComplete="tel" />
        </FormField>
      </Stack>
    </Fieldset>
  )
}

function DeliverySection({ texts }: { texts: PageTexts }): ReactElement {
  return (
    <Fieldset legend={texts.deliveryTitle}>
      <Stack>
        <FormField label={texts.address} isRequired>
          <TextInput name="address" autoComplete="street-address" />
        </FormField>
        <Grid>
          <GridItem span={6}>
            <FormField label={texts.postalCode} isRequired>
              <TextInput name="postalCode" inputMode="numeric" autoComplete="postal-code" />
            </FormField>
          </GridItem>
          <GridItem span={10}>
            <FormField label={texts.city} isRequired>
              <TextInput name="city" autoComplete="address-level2" />
            </FormField>
          </GridItem>
        </Grid>
        <FormField label={texts.country} isRequired>
          <Select name="country" autoComplete="country" options={texts.countries} />
        </FormField>
        <RadioGroup name="delivery" variant="cards" defaultValue="courier" {...texts.delivery} />
      </Stack>
    </Fieldset>
  )
}
