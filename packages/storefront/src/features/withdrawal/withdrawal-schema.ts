import * as v from 'valibot'

import { createFieldRules } from '../../forms/fields/field-rules.js'
import type { Translate } from '../../lib/create-storefront.js'

/** One product of the order that can be withdrawn from. */
interface WithdrawableItem {
  id: string
}

/** Name of the field with the pieces of an item. */
export function itemField(id: string): string {
  return `item-${id}`
}

/** The declaration of withdrawal: the customer, and quantities of items. */
export function withdrawalSchema(t: Translate, items: readonly WithdrawableItem[]) {
  const rules = createFieldRules(t)
  const pieces = v.pipe(v.string(rules.required), v.regex(/^\d{1,3}$/, t('validation.invalid')))
  return v.pipe(
    rules.form({
      name: rules.withdrawal.name,
      ...Object.fromEntries(items.map(({ id }) => [itemField(id), pieces])),
      reason: rules.withdrawal.reason,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      const first = items[0]
      if (!dataset.typed || !first || chosenItems(dataset.value, items).length > 0) return
      const key = itemField(first.id)
      addIssue({
        message: t('withdraw.chooseItems'),
        path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: undefined }],
      })
    }),
  )
}

/**
 * Items with a quantity of at least one. The remaining quantity may be less by now: the platform
 * validates it.
 */
export function chosenItems(
  values: Readonly<Record<string, unknown>>,
  items: readonly WithdrawableItem[],
): { id: string; quantity: number }[] {
  return items.flatMap(({ id }) => {
    const quantity = Number(values[itemField(id)] ?? 0)
    return quantity > 0 ? [{ id, quantity }] : []
  })
}
