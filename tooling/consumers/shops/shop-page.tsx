'use client'

import { createFormatters } from '@floga/i18n'
import { Button, Container, Heading, MegaMenu, Price, Stack } from '@floga/ui'
import { useState } from 'react'

const formatters = createFormatters({ iso: 'en-IE', timeZone: 'Europe/Athens' })

const items = [
  {
    id: 'hoses',
    label: 'Hoses',
    href: '/hoses',
    children: [{ id: 'gas', label: 'Gas hose', href: '/hoses/gas' }],
  },
]

/** What each of the applications shows: drawn on the server where there is one, and pressed in the browser. */
export function ShopPage() {
  const [count, setCount] = useState(0)
  return (
    <>
      <MegaMenu label="Categories" items={items} />
      <Container>
        <Stack>
          <Heading level={1}>Hoses and valves</Heading>
          <Price amount={formatters.money({ amountMinor: 1250, currency: 'EUR' })} />
          <Button onClick={() => setCount(count + 1)}>{`Added ${count}`}</Button>
        </Stack>
      </Container>
    </>
  )
}
