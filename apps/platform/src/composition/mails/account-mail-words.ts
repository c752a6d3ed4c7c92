/** Which mail about an account. */
export type AccountMailKind =
  | 'confirm'
  | 'known'
  | 'reset'
  | 'passwordChanged'
  | 'confirmEmail'
  | 'emailNotice'
  | 'deleted'

/** What a mail about an account says, besides its greeting. */
export interface AccountMailWords {
  subject: string
  /** Before the button. */
  news: string
  /** On the button; a mail without one leads nowhere. */
  action?: string
  /** After it. */
  notes: string[]
}

const greek: Record<AccountMailKind, AccountMailWords> = {
  confirm: {
    subject: 'Επιβεβαιώστε την εγγραφή σας',
    news: 'ευχαριστούμε για την εγγραφή σας. Για να χρησιμοποιήσετε τον λογαριασμό σας, επιβεβαιώστε το email σας.',
    action: 'Επιβεβαιώστε το email σας',
    notes: [
      'Ο σύνδεσμος ισχύει για 24 ώρες και για μία φορά.',
      'Αν δεν κάνατε εσείς την εγγραφή, αγνοήστε αυτό το μήνυμα: χωρίς επιβεβαίωση ο λογαριασμός διαγράφεται.',
    ],
  },
  known: {
    subject: 'Έχετε ήδη λογαριασμό',
    news: 'κάποιος ζήτησε να χρησιμοποιήσει αυτό το email για λογαριασμό στο κατάστημά μας. Υπάρχει ήδη λογαριασμός με αυτό το email. Αν δεν θυμάστε τον κωδικό πρόσβασης, ορίστε νέο.',
    action: 'Ορίστε νέο κωδικό πρόσβασης',
    notes: [
      'Ο σύνδεσμος ισχύει για 30 λεπτά και για μία φορά.',
      'Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: τίποτα δεν άλλαξε.',
    ],
  },
  reset: {
    subject: 'Νέος κωδικός πρόσβασης',
    news: 'ζητήσατε να ορίσετε νέο κωδικό πρόσβασης για τον λογαριασμό σας.',
    action: 'Ορίστε νέο κωδικό πρόσβασης',
    notes: [
      'Ο σύνδεσμος ισχύει για 30 λεπτά και για μία φορά.',
      'Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα: ο κωδικός σας δεν έχει αλλάξει.',
    ],
  },
  passwordChanged: {
    subject: 'Ο κωδικός πρόσβασής σας άλλαξε',
    news: 'ο κωδικός πρόσβασης του λογαριασμού σας μόλις άλλαξε και οι υπόλοιπες συνδέσεις σας έληξαν.',
    notes: [
      'Αν δεν τον αλλάξατε εσείς, ορίστε αμέσως νέο από τη σελίδα σύνδεσης και επικοινωνήστε μαζί μας.',
    ],
  },
  confirmEmail: {
    subject: 'Επιβεβαιώστε το νέο σας email',
    news: 'ζητήσατε να χρησιμοποιείτε αυτό το email για τον λογαριασμό σας.',
    action: 'Επιβεβαιώστε το νέο email',
    notes: [
      'Ο σύνδεσμος ισχύει για 24 ώρες και για μία φορά. Ως τότε ισχύει το προηγούμενο email.',
      'Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα.',
    ],
  },
  emailNotice: {
    subject: 'Ζητήθηκε αλλαγή του email σας',
    news: 'ζητήθηκε να αλλάξει το email του λογαριασμού σας. Η αλλαγή θα ισχύσει μόλις επιβεβαιωθεί από το νέο email.',
    notes: [
      'Αν δεν το ζητήσατε εσείς, αλλάξτε αμέσως τον κωδικό πρόσβασής σας και επικοινωνήστε μαζί μας.',
    ],
  },
  deleted: {
    subject: 'Ο λογαριασμός σας διαγράφηκε',
    news: 'ο λογαριασμός σας και τα στοιχεία του διαγράφηκαν, όπως ζητήσατε. Οι παραγγελίες σας φυλάσσονται όσο ορίζει ο νόμος, χωρίς σύνδεση με λογαριασμό.',
    notes: ['Σας ευχαριστούμε που ήσασταν μαζί μας.'],
  },
}

const english: Record<AccountMailKind, AccountMailWords> = {
  confirm: {
    subject: 'Confirm your registration',
    news: 'Thank you for registering. To use your account, please confirm your email address.',
    action: 'Confirm your email address',
    notes: [
      'The link works for 24 hours, once.',
      'If it was not you who registered, ignore this message: an account that is not confirmed is removed.',
    ],
  },
  known: {
    subject: 'You already have an account',
    news: 'Somebody asked to use this email address for an account in our shop. There is an account with this address already. If you do not remember its password, set a new one.',
    action: 'Set a new password',
    notes: [
      'The link works for 30 minutes, once.',
      'If it was not you, there is nothing to do: nothing has changed.',
    ],
  },
  reset: {
    subject: 'A new password',
    news: 'You asked to set a new password for your account.',
    action: 'Set a new password',
    notes: [
      'The link works for 30 minutes, once.',
      'If it was not you, ignore this message: your password has not changed.',
    ],
  },
  passwordChanged: {
    subject: 'Your password has changed',
    news: 'The password of your account has just changed, and your other logins have ended.',
    notes: ['If it was not you, set a new one from the login page at once and contact us.'],
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    news: 'You asked to use this email address for your account.',
    action: 'Confirm the new address',
    notes: [
      'The link works for 24 hours, once. Until then your previous address holds.',
      'If it was not you, ignore this message.',
    ],
  },
  emailNotice: {
    subject: 'A change of your email address was asked for',
    news: 'Somebody asked to change the email address of your account. It will change once the new address has been confirmed.',
    notes: ['If it was not you, change your password at once and contact us.'],
  },
  deleted: {
    subject: 'Your account has been deleted',
    news: 'Your account and its data have been deleted, as you asked. Your orders are kept for as long as the law demands, without a link to an account.',
    notes: ['Thank you for having been with us.'],
  },
}

/** Words of the mails about an account: Greek for `el`, English for every other locale. */
export function accountMailWords(kind: AccountMailKind, locale: string): AccountMailWords {
  return (locale === 'el' ? greek : english)[kind]
}
