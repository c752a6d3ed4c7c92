const greek = {
  subject: (number: string, shop: string) => `Η παραγγελία ${number} καταχωρήθηκε – ${shop}`,
  greeting: (name: string) => `Γεια σας, ${name},`,
  thanks: (number: string) => `σας ευχαριστούμε. Λάβαμε την παραγγελία σας με αριθμό ${number}.`,
  sums: {
    items: 'Προϊόντα',
    discount: 'Έκπτωση',
    shipping: 'Αποστολή',
    paymentFee: 'Επιβάρυνση πληρωμής',
    grand: 'Σύνολο',
    vat: 'Περιλαμβάνεται ΦΠΑ',
  },
  delivery: 'Αποστολή',
  payment: 'Πληρωμή',
  howToPay: 'Στοιχεία κατάθεσης',
  reference: 'Αιτιολογία',
  questions: 'Έχετε ερωτήσεις;',
  receipt: 'Δείτε την παραγγελία σας',
}

const english: typeof greek = {
  subject: (number, shop) => `Order ${number} received – ${shop}`,
  greeting: (name) => `Hello ${name},`,
  thanks: (number) => `thank you. We have received your order ${number}.`,
  sums: {
    items: 'Products',
    discount: 'Discount',
    shipping: 'Shipping',
    paymentFee: 'Payment fee',
    grand: 'Total',
    vat: 'VAT included',
  },
  delivery: 'Delivery',
  payment: 'Payment',
  howToPay: 'How to pay',
  reference: 'Reference',
  questions: 'Any questions?',
  receipt: 'See your order',
}

/** Words of the mail about a new order: Greek for `el`, English for every other locale. */
export function orderPlacedWords(locale: string): typeof greek {
  return locale === 'el' ? greek : english
}
