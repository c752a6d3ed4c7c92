import { Button, Disclosure, Stack, Text } from '@floga/ui'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { OrderData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { useHasPage } from '../../site/use-site.js'
import { onScreen } from '../../components/on-screen.styles.js'

export interface CancelOrderProps {
  order: Pick<OrderData, 'id' | 'isCancelable' | 'payment'>
  /** The page that it leads back to. */
  from: 'orders' | 'receipt'
}

/** Calls an order off after a second look; nothing once it is being packed. */
export function CancelOrder({ order, from }: CancelOrderProps): ReactElement | null {
  const { t } = useLanguage()
  const hasPage = useHasPage()
  if (!order.isCancelable || !hasPage('/cancel-order')) return null
  return (
    <Disclosure title={t('orders.cancel')} className={onScreen}>
      <CancelForm order={order} from={from} />
    </Disclosure>
  )
}

/** The confirmation question with its submit button. */
export function CancelForm({ order, from }: CancelOrderProps): ReactElement {
  const { t, href } = useLanguage()
  const action = href(`/cancel-order/${order.id}`)
  const isBusy = useNavigation().formAction === action
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="from" value={from} />
      <Stack gap="sm" align="start">
        <Text>
          {t(order.payment.state === 'PAID' ? 'orders.cancelPaidText' : 'orders.cancelText')}
        </Text>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {t('orders.cancelConfirm')}
        </Button>
      </Stack>
    </Form>
  )
}
