/** The introduction in both languages. */
export const introductionWords = {
  el: {
    title: 'Το εργαστήριο του Floga',
    paragraphs: [
      'Εδώ βρίσκεται κάθε εξάρτημα του καταστήματος, σε κάθε κατάσταση, στα ελληνικά και στα αγγλικά. Η γλώσσα και τα χρώματα αλλάζουν από τη γραμμή εργαλείων.',
      'Λευκός χώρος, μελάνι, μία βιολετί έμφαση. Πρώτα τα στοιχεία, μετά τα επίθετα. Ένα κύριο κουμπί σε κάθε οθόνη.',
      'Τα λόγια, οι τιμές και οι σύνδεσμοι έρχονται έτοιμα από την εφαρμογή. Το σετ δεν μεταφράζει, δεν υπολογίζει και δεν δρομολογεί.',
    ],
    breakpoints: 'Πλάτη στα οποία αλλάζει η διάταξη',
    colors: 'Χρώματα',
    spacing: 'Αποστάσεις',
    sample: 'Τίτλος',
    pangram: 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, 1.234,56 €.',
  },
  en: {
    title: 'The workbench of Floga',
    paragraphs: [
      'Every part of the shop is here, in every state, in Greek and in English. Language and colours change in the toolbar.',
      'White ground, ink, one violet accent. Facts before adjectives. One primary button a screen.',
      'Words, prices and links come ready from the application. The kit does not translate, count or route.',
    ],
    breakpoints: 'Widths at which the layout changes',
    colors: 'Colours',
    spacing: 'Spacing',
    sample: 'Title',
    pangram: 'Sphinx of black quartz, judge my vow, €1,234.56.',
  },
} as const
