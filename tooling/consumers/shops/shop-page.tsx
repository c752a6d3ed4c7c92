'use client'

import { createFormatters } from '@floga/i18n'
import { Button, Container, Heading, MegaMenu, Price, Stack } from '@floga/ui'
import { useState } from 'react'
import { ShopWindowDocument } from './generated/operations'

const formatters = createFormatters({ iso: 'en-IE', timeZone: 'Europe/Athens' })

const items = [
  {
    id: 'hoses',
    label: 'Hoses',
    href: '/hoses',
    children: [{ id: 'gas', label: 'Gas hose', href: '/hoses/gas' }],
  },
]

/**
 * The page of each application: rendered on the server if there is one, and interactive in the
 * browser.
 */
export function ShopPage() {
  const [count, setCount] = useState(0)
  return (
    <>
      <MegaMenu label="Categories" items={items} />
      <Container>
        <Stack>
          <Heading level={1}>Hoses and valves</Heading>
          <Price amount={formatters.money({ amountMinor: 1250, currency: 'EUR' })} />
          <Button
            variant="primary"
            className="rounded-none"
            onClick={() => setCount(count + 1)}
          >{`Added ${count}`}</Button>
          <p>{`Operations of its own: ${ShopWindowDocument.definitions.length}`}</p>
        </Stack>
      </Container>
    </>
  )
}
