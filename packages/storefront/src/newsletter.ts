export { NewsletterBox } from './features/newsletter/newsletter-box.js'
