const greek = {
  kinds: {
    PAID: 'Αντίγραφο παραγγελίας',
    CONFIRMATION: 'Επιβεβαίωση παραγγελίας',
  },
  title: (number: string) => `Παραγγελία ${number}`,
  items: 'Προϊόντα',
  vat: 'Ανάλυση ΦΠΑ',
  facts: {
    name: 'Επωνυμία',
    address: 'Διεύθυνση',
    contact: 'Επικοινωνία',
    vatNumber: 'ΑΦΜ',
    taxOffice: 'ΔΟΥ',
    registry: 'ΓΕΜΗ',
    activity: 'Δραστηριότητα',
    person: 'Ονοματεπώνυμο',
    delivery: 'Παράδοση',
    payment: 'Πληρωμή',
    reference: 'Αιτιολογία κατάθεσης',
    pickup: 'Παραλαβή από το κατάστημα',
  },
  columns: {
    product: 'Προϊόν',
    sku: 'Κωδικός',
    quantity: 'Τεμ.',
    price: 'Τιμή',
    total: 'Σύνολο',
    rate: 'Συντελεστής',
    net: 'Καθαρή αξία',
    vat: 'ΦΠΑ',
    gross: 'Με ΦΠΑ',
  },
  totals: {
    items: 'Προϊόντα',
    discount: 'Έκπτωση',
    shipping: 'Παράδοση',
    paymentFee: 'Επιβάρυνση πληρωμής',
    grand: 'Σύνολο με ΦΠΑ',
    grandWithoutVat: 'Σύνολο χωρίς ΦΠΑ',
  },
  paymentStates: {
    PENDING: 'εκκρεμεί',
    PAID: 'εξοφλήθηκε',
    FAILED: 'δεν ολοκληρώθηκε',
    REFUNDED: 'επιστράφηκε',
  },
  footer:
    'Αντίγραφο της παραγγελίας σας, όχι φορολογικό παραστατικό. Το φορολογικό παραστατικό με τον αριθμό ΜΑΡΚ συνοδεύει τα προϊόντα.',
}

const english: typeof greek = {
  kinds: { PAID: 'Copy of your order', CONFIRMATION: 'Order confirmation' },
  title: (number) => `Order ${number}`,
  items: 'Products',
  vat: 'VAT',
  facts: {
    name: 'Company',
    address: 'Address',
    contact: 'Contact',
    vatNumber: 'VAT number',
    taxOffice: 'Tax office',
    registry: 'Business registry',
    activity: 'Business activity',
    person: 'Name',
    delivery: 'Delivery',
    payment: 'Payment',
    reference: 'Reference',
    pickup: 'Pick-up at the shop',
  },
  columns: {
    product: 'Product',
    sku: 'Code',
    quantity: 'Qty',
    price: 'Price',
    total: 'Total',
    rate: 'Rate',
    net: 'Net',
    vat: 'VAT',
    gross: 'With VAT',
  },
  totals: {
    items: 'Products',
    discount: 'Discount',
    shipping: 'Delivery',
    paymentFee: 'Payment fee',
    grand: 'Total with VAT',
    grandWithoutVat: 'Total without VAT',
  },
  paymentStates: { PENDING: 'open', PAID: 'paid', FAILED: 'not completed', REFUNDED: 'paid back' },
  footer:
    'A copy of your order, not a fiscal document. The fiscal document with its MARK number comes with the products.',
}

/** Words of an order's document: Greek for `el`, English for every other locale. */
export function documentWords(locale: string): typeof greek {
  return locale === 'el' ? greek : english
}
