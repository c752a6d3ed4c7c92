export { OrderFindForm, type OrderFindFormProps } from './features/customer-requests/order-find-form.js'
