import type { PaymentRule } from '../../../foundation/pricing/payment-rules.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'

/** Name and explanation of a method. */
export interface MethodWords {
  name: string
  description: string
}

type Words<Kind extends string> = Record<Kind, { el: MethodWords; en: MethodWords }>

const shipping: Words<ShippingRule['kind']> = {
  COURIER: {
    el: { name: 'Courier', description: 'Παράδοση στην πόρτα σας' },
    en: { name: 'Courier', description: 'Delivered to your door' },
  },
  FREIGHT: {
    el: {
      name: 'Μεταφορική εταιρεία',
      description: 'Για μεγάλα, βαριά ή επικίνδυνα είδη, μετά από τηλεφωνική συνεννόηση',
    },
    en: {
      name: 'Freight',
      description: 'For large, heavy or dangerous goods; we call you to arrange the delivery',
    },
  },
  PICKUP: {
    el: {
      name: 'Παραλαβή από το κατάστημα',
      description: 'Σας ειδοποιούμε μόλις είναι έτοιμη η παραγγελία',
    },
    en: { name: 'Pick-up at the shop', description: 'We tell you as soon as the order is ready' },
  },
}

const payment: Words<PaymentRule['kind']> = {
  BANK_TRANSFER: {
    el: {
      name: 'Τραπεζική κατάθεση',
      description: 'Θα δείτε τον λογαριασμό μας μόλις ολοκληρωθεί η παραγγελία',
    },
    en: {
      name: 'Bank transfer',
      description: 'You see our account as soon as the order is placed',
    },
  },
  CASH_ON_DELIVERY: {
    el: { name: 'Αντικαταβολή', description: 'Πληρώνετε τον courier κατά την παράδοση' },
    en: { name: 'Cash on delivery', description: 'You pay the courier on delivery' },
  },
  CARD: {
    el: { name: 'Κάρτα', description: 'Χρεωστική ή πιστωτική κάρτα' },
    en: { name: 'Card', description: 'Debit or credit card' },
  },
  IRIS: {
    el: { name: 'IRIS', description: 'Άμεση πληρωμή από τον λογαριασμό σας' },
    en: { name: 'IRIS', description: 'Instant payment from your bank account' },
  },
}

/** What a shipping method is called: Greek for `el`, English for every other locale. */
export function shippingWords(kind: ShippingRule['kind'], locale: string): MethodWords {
  return shipping[kind][locale === 'el' ? 'el' : 'en']
}

/** What a payment method is called: Greek for `el`, English for every other locale. */
export function paymentWords(kind: PaymentRule['kind'], locale: string): MethodWords {
  return payment[kind][locale === 'el' ? 'el' : 'en']
}
