import { instalmentPlans } from '@floga/catalogue-core'
import { useFormatters } from '@floga/i18n/react'
import { Disclosure, InstalmentsTable } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useSite } from '../site/use-site.js'
import { useLanguage } from '../lib/views/storefront-context.js'

/** The text continues a price elsewhere; here it starts a line. */
const asSentence = css`
  @layer app {
    > summary > span::first-letter {
      text-transform: uppercase;
    }
  }
`

/** The ways to pay a price in parts, one line that opens; nothing below the shop's limit. */
export function InstalmentPlans(props: {
  price: { amountMinor: number; currency: string }
}): ReactElement | null {
  const { t } = useLanguage()
  const { money, percent } = useFormatters()
  const { settings } = useSite()
  const { amountMinor, currency } = props.price
  const plans = settings?.instalments ? instalmentPlans(amountMinor, settings.instalments) : []
  const first = plans[0]
  const last = plans.at(-1)
  if (!first || !last) return null
  const caption = t('product.instalments', { min: first.months, max: last.months })
  const inMoney = (minor: number): string => money({ amountMinor: minor, currency })
  return (
    <Disclosure title={caption} variant="plain" className={asSentence}>
      <InstalmentsTable
        caption={t('product.instalmentsTable')}
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
}
