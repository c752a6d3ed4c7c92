export {
  BackInStockForm,
  type BackInStockState,
} from './features/back-in-stock/back-in-stock-form.js'
