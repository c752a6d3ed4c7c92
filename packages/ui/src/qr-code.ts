export { createQrCode, type QrCodeShape } from './lib/create-qr-code.js'
