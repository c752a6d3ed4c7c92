import type { StoryLocale } from './sample-texts.js'

/** Words longer than any that a shop should need, typical of both languages. */
export interface LongWords {
  /** One word without a line break opportunity. */
  word: string
  name: string
  label: string
  sentence: string
}

/** Long words in both languages. */
export const longWords: Record<StoryLocale, LongWords> = {
  el: {
    word: 'Ηλεκτροεγκεφαλογραφήματα',
    name: 'Ανταλλακτικά υγραεριοκίνησης',
    label: 'Ηλεκτρομαγνητικές πολυβαλβίδες τοροειδών δεξαμενών υγραεριοκίνησης',
    sentence:
      'Οι χαλυβδοσωλήνες και οι μονωτικές φλάντζες προμηθεύονται αποκλειστικά κατόπιν συνεννόησης με τον εγκαταστάτη, γιατί οι προδιαγραφές διαφοροποιούνται.',
  },
  en: {
    word: 'Electroencephalographically',
    name: 'Autogas replacement components',
    label: 'Electromagnetic multivalves for toroidal autogas tanks of every diameter',
    sentence:
      'Steel pipes and insulating gaskets are supplied only after consultation with the installer, because specifications differ considerably between manufacturers.',
  },
}

/**
 * Parameters of a story with long words in both languages.
 *
 * @example parameters: longText((say) => ({ title: say.label }))
 */
export function longText(make: (say: LongWords) => Record<string, unknown>): {
  texts: Record<StoryLocale, Record<string, unknown>>
} {
  return { texts: { el: make(longWords.el), en: make(longWords.en) } }
}
