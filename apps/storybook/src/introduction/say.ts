/** The words of the introduction in both languages. */
const words = {
  el: {
    title: 'Το εργαστήριο του Floga',
    paragraphs: [
      'Εδώ βρίσκεται κάθε εξάρτημα του καταστήματος, σε κάθε κατάσταση, στα ελληνικά και στα αγγλικά. Η γλώσσα και τα χρώματα αλλάζουν από τη γραμμή εργαλείων.',
      'Λευκός χώρος, μελάνι, μία βιολετί έμφαση. Πρώτα τα στοιχεία, μετά τα επίθετα. Ένα κύριο κουμπί σε κάθε οθόνη.',
      'Τα λόγια, οι τιμές και οι σύνδεσμοι έρχονται έτοιμα από την εφαρμογή. Το σετ δεν μεταφράζει, δεν υπολογίζει και δεν δρομολογεί.',
      'Κάθε σελίδα λέει σε τι χρησιμεύει το εξάρτημα, πότε ταιριάζει κάτι άλλο, τι κάνει κάθε πλήκτρο, και δείχνει όλες τις καταστάσεις.',
    ],
    token: 'Στοιχείο',
    light: 'Φωτεινά',
    dark: 'Σκούρα',
    contrast: 'Αντίθεση των ζευγών που χρησιμοποιούνται',
    pair: 'Ζεύγος',
    least: 'Ελάχιστο',
    colours: 'Χρώματα',
    type: 'Γράμματα',
    titleSample: 'Τίτλος',
    pangram: 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, 1.234,56 €.',
    space: 'Αποστάσεις',
    grid: 'Πλέγμα δεκαέξι στηλών',
    gridText: 'Περιεχόμενο έως 1320 px. Η διάταξη αλλάζει σε αυτά τα πλάτη:',
    shapes: 'Γωνίες, σκιές, κίνηση, μεγέθη',
    icons: 'Σχέδια',
    theming: 'Τα χρώματα ενός άλλου καταστήματος',
    themingText: 'Ένα κατάστημα αλλάζει όποια χρώματα θέλει. Όλα τα υπόλοιπα μένουν όπως είναι.',
    add: 'Προσθήκη',
    choice: 'Άμεσα διαθέσιμα',
  },
  en: {
    title: 'The workbench of Floga',
    paragraphs: [
      'Every part of the shop is here, in every state, in Greek and in English. Language and colours change in the toolbar.',
      'White ground, ink, one violet accent. Facts before adjectives. One primary button a screen.',
      'Words, prices and links come ready from the application. The kit does not translate, count or route.',
      'Each page says what a part is for and when something else fits better, what every key does, and shows all states.',
    ],
    token: 'Token',
    light: 'Light',
    dark: 'Dark',
    contrast: 'Contrast of the pairs that are used',
    pair: 'Pair',
    least: 'Least',
    colours: 'Colours',
    type: 'Type',
    titleSample: 'Title',
    pangram: 'Sphinx of black quartz, judge my vow, €1,234.56.',
    space: 'Spacing',
    grid: 'A grid of sixteen columns',
    gridText: 'Content of at most 1320 px. The layout changes at these widths:',
    shapes: 'Corners, shadows, motion, sizes',
    icons: 'Drawings',
    theming: 'The colours of another shop',
    themingText: 'A shop changes the colours that it wants. Everything else stays as it is.',
    add: 'Add',
    choice: 'In stock',
  },
} as const

/** The introduction's words in the language that the toolbar has chosen. */
export function say(globals: Record<string, unknown>): (typeof words)['el' | 'en'] {
  return globals['locale'] === 'en' ? words.en : words.el
}
