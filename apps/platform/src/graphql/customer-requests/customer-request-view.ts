import { itemName } from '../../domains/customer-requests/item-name.js'
import type { WithdrawalRecord } from '../../domains/customer-requests/read-withdrawal.js'
import type { CustomerRequestRecord } from '../../domains/customer-requests/customer-request-record.js'

/** Builds the contract's Request in the words of a locale. */
export function toCustomerRequestView(request: CustomerRequestRecord, locale: string) {
  const { createdAt, moves, withdrawn, ...rest } = request
  return {
    ...rest,
    date: createdAt,
    history: moves,
    withdrawnItems: withdrawn.map(({ sku, quantity, words }) => ({
      sku,
      quantity,
      name: itemName(words, locale),
    })),
  }
}

/** Builds the contract's Withdrawal in the words of a locale. */
export function toWithdrawalView(withdrawal: WithdrawalRecord, locale: string) {
  return {
    ...withdrawal,
    items: withdrawal.items.map(({ words, ...item }) => ({
      ...item,
      name: itemName(words, locale),
    })),
  }
}
