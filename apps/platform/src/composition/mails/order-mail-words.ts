/** The reason for an e-mail about an order. `REFUND`: a refund in any state. */
export type OrderMailKind =
  | 'PLACED'
  | 'APPROVED'
  | 'FAILED'
  | 'PROCESSING'
  | 'READY'
  | 'SHIPPED'
  | 'COMPLETED'
  | 'CANCELED'
  | 'RETURNED'
  | 'REFUND'
  | 'REFUNDED'

const greek = {
  greeting: (name: string) => `Γεια σας, ${name},`,
  titles: {
    PLACED: (number: string) => `Η παραγγελία ${number} καταχωρήθηκε`,
    APPROVED: (number: string) => `Λάβαμε την πληρωμή της παραγγελίας ${number}`,
    FAILED: (number: string) => `Η πληρωμή της παραγγελίας ${number} δεν ολοκληρώθηκε`,
    PROCESSING: (number: string) => `Ετοιμάζουμε την παραγγελία ${number}`,
    READY: (number: string) => `Η παραγγελία ${number} είναι έτοιμη για παραλαβή`,
    SHIPPED: (number: string) => `Η παραγγελία ${number} είναι καθ’ οδόν`,
    COMPLETED: (number: string) => `Η παραγγελία ${number} ολοκληρώθηκε`,
    CANCELED: (number: string) => `Η παραγγελία ${number} ακυρώθηκε`,
    RETURNED: (number: string) => `Παραλάβαμε την επιστροφή της παραγγελίας ${number}`,
    REFUND: (number: string) => `Επιστροφή χρημάτων για την παραγγελία ${number}`,
    REFUNDED: (number: string) => `Τα χρήματα της παραγγελίας ${number} επιστράφηκαν`,
  } satisfies Record<OrderMailKind, (number: string) => string>,
  confirmedTitle: (number: string) => `Η παραγγελία ${number} επιβεβαιώθηκε`,
  sentences: {
    PLACED: 'σας ευχαριστούμε για την παραγγελία σας. Τη λάβαμε και τη βλέπετε παρακάτω.',
    APPROVED: 'η πληρωμή σας επιβεβαιώθηκε. Ετοιμάζουμε τα προϊόντα σας και θα σας ενημερώσουμε.',
    FAILED:
      'η πληρωμή της παραγγελίας σας δεν ολοκληρώθηκε και τα προϊόντα δεν κρατούνται πια για εσάς. Μπορείτε να πληρώσετε ξανά όσο υπάρχουν διαθέσιμα.',
    PROCESSING:
      'συσκευάζουμε τα προϊόντα σας. Από εδώ και πέρα η παραγγελία δεν ακυρώνεται online.',
    READY: 'τα προϊόντα σας σάς περιμένουν στο κατάστημα. Φέρτε μαζί τον αριθμό της παραγγελίας.',
    SHIPPED: 'παραδώσαμε τα προϊόντα σας στη μεταφορική.',
    COMPLETED: 'η παραγγελία σας παραδόθηκε. Ελπίζουμε να μείνετε ευχαριστημένοι.',
    CANCELED: 'η παραγγελία σας ακυρώθηκε.',
    RETURNED: 'παραλάβαμε τα προϊόντα που επιστρέψατε.',
    REFUND: 'σας επιστρέφουμε χρήματα για την παραγγελία σας.',
    REFUNDED: 'τα χρήματά σας επιστράφηκαν με τον τρόπο που πληρώσατε.',
  } satisfies Record<OrderMailKind, string>,
  confirmed: 'επιβεβαιώσαμε την παραγγελία σας. Θα πληρώσετε στον μεταφορέα κατά την παράδοση.',
  payFirst: 'Ξεκινάμε μόλις επιβεβαιωθεί η πληρωμή σας.',
  nothingPaid: 'Δεν έχετε πληρώσει τίποτα, οπότε δεν χρειάζεται να κάνετε κάτι άλλο.',
  refund: (amount: string) =>
    `Επιστρέφουμε ${amount} με τον τρόπο που πληρώσατε. Η τράπεζά σας μπορεί να χρειαστεί λίγες εργάσιμες ημέρες.`,
  withdraw: (day: string) =>
    `Μπορείτε να υπαναχωρήσετε από την αγορά χωρίς αιτιολογία έως και ${day}.`,
  withdrawLink: 'Υπαναχώρηση από τη σύμβαση',
  sums: {
    items: 'Προϊόντα',
    discount: 'Έκπτωση',
    shipping: 'Παράδοση',
    paymentFee: 'Επιβάρυνση πληρωμής',
    grand: 'Σύνολο',
    vat: 'Περιλαμβάνεται ΦΠΑ',
  },
  free: 'Δωρεάν',
  delivery: 'Παράδοση',
  pickup: 'Παραλαβή από το κατάστημα',
  payment: 'Πληρωμή',
  tracking: 'Αριθμός αποστολής',
  howToPay: 'Στοιχεία κατάθεσης',
  reference: 'Αιτιολογία',
  questions: 'Έχετε ερωτήσεις;',
  see: 'Δείτε την παραγγελία σας',
  payAgain: 'Πληρώστε ξανά',
  track: 'Παρακολουθήστε την αποστολή',
  invoice: 'Στοιχεία τιμολογίου',
  withdrawal: 'Δικαίωμα υπαναχώρησης',
  withdrawalLines: (url: string) => [
    'Μπορείτε να υπαναχωρήσετε χωρίς αιτιολογία μέσα σε 14 ημέρες από την ημέρα που θα παραλάβετε το τελευταίο προϊόν, αλλά και πριν από την παράδοση.',
    `Αρκεί μια ξεκάθαρη δήλωση: με την ηλεκτρονική φόρμα ${url}, με email ή με επιστολή. Σας στέλνουμε αμέσως βεβαίωση με ημερομηνία και ώρα.`,
    'Σας επιστρέφουμε ό,τι πληρώσατε μαζί με το κόστος της απλής παράδοσης μέσα σε 14 ημέρες από τη δήλωση. Εσείς στέλνετε τα προϊόντα πίσω μέσα σε 14 ημέρες, με δικά σας έξοδα επιστροφής.',
  ],
  terms: 'Όροι και προϋποθέσεις',
  termsLine: (version: string) =>
    `Για την παραγγελία ισχύουν οι όροι πώλησης που αποδεχτήκατε, έκδοση ${version}.`,
  termsPlace: (url: string | null) =>
    url === null ? 'Θα τους βρείτε συνημμένους.' : `Θα τους βρείτε εδώ: ${url}`,
  document: 'Αντίγραφο της παραγγελίας (PDF)',
  documentPlace: (url: string | null) =>
    url === null
      ? 'Θα το βρείτε συνημμένο. Δεν είναι φορολογικό παραστατικό.'
      : `Θα το βρείτε εδώ: ${url}. Δεν είναι φορολογικό παραστατικό.`,
  keep: 'Όποιος έχει τον σύνδεσμο βλέπει την παραγγελία: μην τον δώσετε σε άλλους.',
}

const english: typeof greek = {
  greeting: (name) => `Hello ${name},`,
  titles: {
    PLACED: (number) => `Order ${number} received`,
    APPROVED: (number) => `Payment of order ${number} received`,
    FAILED: (number) => `The payment of order ${number} was not completed`,
    PROCESSING: (number) => `We are preparing order ${number}`,
    READY: (number) => `Order ${number} is ready for pick-up`,
    SHIPPED: (number) => `Order ${number} is on its way`,
    COMPLETED: (number) => `Order ${number} is complete`,
    CANCELED: (number) => `Order ${number} is canceled`,
    RETURNED: (number) => `We have received your return of order ${number}`,
    REFUND: (number) => `Refund for order ${number}`,
    REFUNDED: (number) => `The money of order ${number} has gone back`,
  },
  confirmedTitle: (number) => `Order ${number} is confirmed`,
  sentences: {
    PLACED: 'Thank you for your order. We have received it; you find it below.',
    APPROVED:
      'Your payment is confirmed. We are getting your products ready and will write to you.',
    FAILED:
      'The payment of your order was not completed, and the products are no longer kept for you. You can pay again as long as they are available.',
    PROCESSING: 'We are packing your products. From now on the order cannot be canceled online.',
    READY: 'Your products are waiting for you at our shop. Please bring the number of the order.',
    SHIPPED: 'We have handed your products over to the carrier.',
    COMPLETED: 'Your order has been delivered. We hope that you enjoy it.',
    CANCELED: 'Your order is canceled.',
    RETURNED: 'We have received the products that you returned.',
    REFUND: 'We are giving you money back for your order.',
    REFUNDED: 'Your money has gone back the way you paid.',
  },
  confirmed: 'We have confirmed your order. You pay the courier on delivery.',
  payFirst: 'We begin as soon as your payment is confirmed.',
  nothingPaid: 'You have paid nothing, so there is nothing else for you to do.',
  refund: (amount) =>
    `We are giving back ${amount} the way you paid. Your bank may need a few working days.`,
  withdraw: (day) =>
    `You can withdraw from the purchase without giving a reason up to and including ${day}.`,
  withdrawLink: 'Withdraw from the contract',
  sums: {
    items: 'Products',
    discount: 'Discount',
    shipping: 'Delivery',
    paymentFee: 'Payment fee',
    grand: 'Total',
    vat: 'VAT included',
  },
  free: 'Free',
  delivery: 'Delivery',
  pickup: 'Pick-up at the shop',
  payment: 'Payment',
  tracking: 'Tracking number',
  howToPay: 'How to pay',
  reference: 'Reference',
  questions: 'Any questions?',
  see: 'See your order',
  payAgain: 'Pay again',
  track: 'Track the delivery',
  invoice: 'Invoice details',
  withdrawal: 'Right of withdrawal',
  withdrawalLines: (url) => [
    'You can withdraw without giving a reason within 14 days from the day on which you receive the last product, and before delivery too.',
    `A clear statement is enough: by the online form ${url}, by email or by post. We confirm it at once with date and time.`,
    'We pay back what you paid, with the cost of the plain delivery, within 14 days of your statement. You send the products back within 14 days, at your own cost.',
  ],
  terms: 'Terms and conditions',
  termsLine: (version) =>
    `The terms of sale that you accepted hold for this order, version ${version}.`,
  termsPlace: (url) => (url === null ? 'You find them attached.' : `You find them here: ${url}`),
  document: 'Copy of the order (PDF)',
  documentPlace: (url) =>
    url === null
      ? 'You find it attached. It is no fiscal document.'
      : `You find it here: ${url}. It is no fiscal document.`,
  keep: 'Whoever has the link sees the order: do not pass it on.',
}

/** Words of mails about orders: Greek for `el`, English for every other locale. */
export function orderMailWords(locale: string): typeof greek {
  return locale === 'el' ? greek : english
}
