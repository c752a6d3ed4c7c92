export { NewsletterForm } from './newsletter-form.js'
export type { NewsletterFormProps } from './newsletter-form.js'
