import { instalmentPlans } from '@floga/catalogue-core'

// 100 € in 3 months: 33,34 €, 33,34 € and 33,32 €.
export const plans = instalmentPlans(10_000, { maxMonths: 6, fromMinor: 10_000 })
