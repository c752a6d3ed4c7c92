export {
  isUnavailable,
  notFound,
  orderUnavailable,
  systemError,
  unavailable,
  type ErrorBody,
} from '@floga/storefront/server'
