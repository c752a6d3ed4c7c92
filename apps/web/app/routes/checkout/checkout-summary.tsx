import { useFormatters } from '@floga/i18n/react'
import { Card, Heading, Link, Stack, Text, TotalsList } from '@floga/ui'
import { color } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { lineIssueMessage } from '../../shell/cart/line-issue-message.js'
import { totalsRows } from '../../shell/cart/totals-rows.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import type { CheckoutView } from './checkout-view.js'

const summary = css`
  @layer app {
    @media (min-width: 992px) {
      position: sticky;
      inset-block-start: 1rem;
    }
    li {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0 1rem;
      padding-block: 0.5rem;
      border-block-end: 1px solid ${color.line};
    }
    [data-part='issue'] {
      grid-column: 1 / -1;
    }
  }
`

/** What is ordered and what it costs, always in sight. */
export function CheckoutSummary(props: { state: CheckoutView; isUpdating: boolean }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { money } = useFormatters()
  const { cart, review } = props.state
  return (
    <Card as="aside" surface="soft" className={summary} aria-label={t('checkout.summary')}>
      <Stack gap="sm">
        <Stack direction="row" justify="between" align="baseline">
          <Heading level={2} size={3}>
            {t('checkout.summary')}
          </Heading>
          <Link href={href('/shopping-cart')}>{t('checkout.editCart')}</Link>
        </Stack>
        <ul>
          {cart.lines.map((line) => {
            const issue = lineIssueMessage({ ...line, status: 'current' }, t, money)
            return (
              <li key={line.id}>
                <span>
                  {line.quantity} × {line.name}
                </span>
                <span>{money(line.lineTotal)}</span>
                {issue && (
                  <Text as="span" size="small" tone="danger" data-part="issue">
                    {issue}
                  </Text>
                )}
              </li>
            )
          })}
        </ul>
        <div role="status" aria-busy={props.isUpdating}>
          <TotalsList rows={totalsRows(review.totals, t, money)} />
        </div>
      </Stack>
    </Card>
  )
}
