export { createFailureList } from './chaos-case.js'
export { marker } from './fixtures/malformed-requests.js'
export { sendMalformed } from './fixtures/send-malformed.js'
export { shopParts } from './fixtures/shop-parts.js'
