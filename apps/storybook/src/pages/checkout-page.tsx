import { Button, Card, Checkbox, FormField, Grid, GridItem, Heading, OrderSummary } from '@floga/ui'
import { RadioGroup, Stack, Steps, TextInput } from '@floga/ui'
import type { ReactElement } from 'react'
import { PageFrame } from './page-frame.js'
import type { PageWords } from './page-words.js'

/** One page to order: contact, delivery, sums. */
export function CheckoutPage({ words }: { words: PageWords }): ReactElement {
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
            <Stack gap="lg">
              <Heading level={3}>{words.contactTitle}</Heading>
              <FormField label={words.name} isRequired>
                <TextInput name="name" autoComplete="name" />
              </FormField>
              <FormField label={words.email} hint={words.emailHint} isRequired>
                <TextInput name="email" type="email" autoComplete="email" />
              </FormField>
              <FormField label={words.phone} optionalLabel={words.optional}>
                <TextInput name="phone" type="tel" autoComplete="tel" />
              </FormField>
              <RadioGroup
                name="delivery"
                variant="cards"
                defaultValue="courier"
                {...words.delivery}
              />
            </Stack>
          </GridItem>
          <GridItem lg={6} as="section" aria-label={words.order}>
            <Card>
              <Stack>
                <Heading level={3}>{words.order}</Heading>
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
