import { instalmentPlans } from '@floga/catalogue-core'
import { useFormatters } from '@floga/i18n/react'
import { Disclosure, InstalmentsTable } from '@floga/ui'
import type { ReactElement } from 'react'

import { useSite } from '../site/use-site.js'
import { useLanguage } from '../lib/views/storefront-context.js'

export interface InstalmentPlansProps {
  price: { amountMinor: number; currency: string }
  /** Renders an element around, where there are plans. */
  renderAround?: (plans: ReactElement) => ReactElement
}

/**
 * The ways to pay a price in parts: a line with the smallest amount a month, which opens; nothing
 * below the shop's limit.
 */
export function InstalmentPlans(props: InstalmentPlansProps): ReactElement | null {
  const { t } = useLanguage()
  const { money, percent } = useFormatters()
  const { settings } = useSite()
  const { amountMinor, currency } = props.price
  const plans = settings?.instalments ? instalmentPlans(amountMinor, settings.instalments) : []
  const first = plans[0]
  const last = plans.at(-1)
  if (!first || !last) return null
  const inMoney = (minor: number): string => money({ amountMinor: minor, currency })
  const { months } = last
  const amount = inMoney(last.amountMinor)
  const title = t(last.interestMinor === 0 ? 'product.perMonthFree' : 'product.perMonthOf', {
    months,
    amount,
  })
  const lines = (
    <Disclosure title={title} variant="plain">
      <InstalmentsTable
        caption={t('product.instalments', { min: first.months, max: months })}
        labels={{
          months: t('product.months'),
          amount: t('product.perMonth'),
          interestRate: t('product.interestRate'),
          interestAmount: t('product.interestAmount'),
          total: t('product.total'),
        }}
        instalments={plans.map((plan) => ({
          months: plan.months,
          amount:
            plan.lastAmountMinor === plan.amountMinor
              ? inMoney(plan.amountMinor)
              : t('product.lastInstalment', {
                  amount: inMoney(plan.amountMinor),
                  last: inMoney(plan.lastAmountMinor),
                }),
          interestRate: percent(plan.interestRate / 100),
          interestAmount: inMoney(plan.interestMinor),
          total: inMoney(plan.totalMinor),
        }))}
      />
    </Disclosure>
  )
  return props.renderAround ? props.renderAround(lines) : lines
}
