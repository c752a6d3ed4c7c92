/** `received` and `answered` go to the sender, `arrived` and `replied` to the shop. */
export type CustomerRequestMailKind =
  | 'request-received'
  | 'request-arrived'
  | 'request-replied'
  | 'request-answered'

const english = {
  kinds: {
    CONTACT: 'Message',
    QUESTION: 'Question',
    RETURN: 'Return',
    AVAILABILITY: 'Availability',
    WITHDRAWAL: 'Withdrawal from contract',
  },
  titles: {
    'request-received': (reference: string) => `We have received your message (${reference})`,
    'request-arrived': (reference: string) => `New request ${reference}`,
    'request-replied': (reference: string) => `Reply to request ${reference}`,
    'request-answered': (reference: string) => `Answer to your request ${reference}`,
  } satisfies Record<CustomerRequestMailKind, (reference: string) => string>,
  withdrawalTitle: (reference: string) => `Receipt of your withdrawal (${reference})`,
  greeting: (name: string) => `Hello ${name},`,
  received:
    'Thank you for writing. We read every message and usually answer within one working day.',
  withdrawn: (moment: string) =>
    `We received your statement that you withdraw from the contract on ${moment}. This mail is the receipt; please keep it.`,
  withdrawnNext:
    'We will write to you about how the goods come back and when the money is refunded. You have 14 days to send back what you have received.',
  answered: 'We have answered your request:',
  replied: 'The sender has written again:',
  arrived: 'Somebody has written to the shop:',
  see: 'See your request',
  authors: { shopper: 'Sender', staff: 'Shop' },
  earlier: 'Written before',
  howToAnswer: 'How to answer',
  waysToAnswer: (reference: string) => [
    'Answer this mail: it goes to the sender, and is not kept with the request.',
    `answer-request ${reference}: the answer is mailed, kept with the request, and resolves it; with --pending it stays open.`,
  ],
  reason: 'You wrote:',
  facts: {
    reference: 'Reference',
    kind: 'About',
    date: 'Received',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    order: 'Order',
    product: 'Product',
    withdrawn: 'Withdrawn from',
  },
  keep: 'Whoever has this link can read the request and reply to it: do not pass it on.',
}

const greek: typeof english = {
  kinds: {
    CONTACT: 'Μήνυμα',
    QUESTION: 'Ερώτηση',
    RETURN: 'Επιστροφή',
    AVAILABILITY: 'Διαθεσιμότητα',
    WITHDRAWAL: 'Υπαναχώρηση από σύμβαση',
  },
  titles: {
    'request-received': (reference) => `Λάβαμε το μήνυμά σας (${reference})`,
    'request-arrived': (reference) => `Νέο αίτημα ${reference}`,
    'request-replied': (reference) => `Νέο μήνυμα στο αίτημα ${reference}`,
    'request-answered': (reference) => `Απάντηση στο αίτημά σας ${reference}`,
  },
  withdrawalTitle: (reference) => `Απόδειξη παραλαβής της υπαναχώρησής σας (${reference})`,
  greeting: (name) => `Γεια σας ${name},`,
  received:
    'σας ευχαριστούμε για το μήνυμά σας. Διαβάζουμε κάθε μήνυμα και συνήθως απαντάμε μέσα σε μία εργάσιμη ημέρα.',
  withdrawn: (moment) =>
    `λάβαμε τη δήλωσή σας ότι υπαναχωρείτε από τη σύμβαση στις ${moment}. Αυτό το μήνυμα είναι η απόδειξη παραλαβής· παρακαλούμε κρατήστε το.`,
  withdrawnNext:
    'Θα σας γράψουμε πώς επιστρέφονται τα προϊόντα και πότε επιστρέφονται τα χρήματα. Έχετε 14 ημέρες για να στείλετε πίσω ό,τι έχετε παραλάβει.',
  answered: 'απαντήσαμε στο αίτημά σας:',
  replied: 'Ο αποστολέας έγραψε ξανά:',
  arrived: 'Κάποιος έγραψε στο κατάστημα:',
  see: 'Δείτε το αίτημά σας',
  authors: { shopper: 'Αποστολέας', staff: 'Κατάστημα' },
  earlier: 'Γράφτηκαν πριν',
  howToAnswer: 'Πώς απαντάτε',
  waysToAnswer: (reference) => [
    'Απαντήστε σε αυτό το μήνυμα: η απάντηση πηγαίνει στον αποστολέα και δεν φυλάσσεται στο αίτημα.',
    `answer-request ${reference}: η απάντηση στέλνεται, φυλάσσεται στο αίτημα και το κλείνει· με --pending μένει ανοιχτό.`,
  ],
  reason: 'Γράψατε:',
  facts: {
    reference: 'Αριθμός',
    kind: 'Θέμα',
    date: 'Παραλαβή',
    name: 'Όνομα',
    email: 'Email',
    phone: 'Τηλέφωνο',
    order: 'Παραγγελία',
    product: 'Προϊόν',
    withdrawn: 'Υπαναχώρηση από',
  },
  keep: 'Όποιος έχει αυτόν τον σύνδεσμο μπορεί να διαβάσει το αίτημα και να απαντήσει: μην τον δώσετε σε άλλους.',
}

/** Words of mails about requests: Greek for `el`, English for every other locale. */
export function customerRequestMailWords(locale: string): typeof english {
  return locale === 'el' ? greek : english
}
