import { addMoney, createMoney, multiplyMoney } from '@floga/cart-core'

const price = createMoney(1250, 'EUR')
export const sum = addMoney(multiplyMoney(price, 2), createMoney(350, 'EUR')) // 28,50 €
