import { addMoney, CartError, createMoney, multiplyMoney } from '@floga/cart-core'

const price = createMoney(1250, 'EUR')
const both = addMoney(multiplyMoney(price, 2), createMoney(350, 'EUR')) // 28,50 €

try {
  addMoney(both, createMoney(100, 'USD'))
} catch (error) {
  if (error instanceof CartError && error.code === 'currency-mismatch')
    console.log('Two currencies')
}
