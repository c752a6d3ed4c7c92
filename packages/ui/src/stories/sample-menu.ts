import type { MegaMenuItem, MegaMenuLink } from '../index.js'
import { sampleImages } from './sample-images.js'
import type { StoryLocale } from './sample-texts.js'

type Names = readonly (string | readonly [string, Names])[]

const branches = (parent: string, names: Names): MegaMenuLink[] =>
  names.map((name, index) => {
    const [label, below]: readonly [string, Names] = typeof name === 'string' ? [name, []] : name
    const id = `${parent}-${index}`
    return { id, label, href: `#${id}`, children: branches(id, below) }
  })

const menu = (allLabel: string, names: Names): MegaMenuItem[] =>
  branches('category', names).map((item) => ({
    ...item,
    allLabel: `${allLabel}: ${item.label}`,
    image: sampleImages.regulator,
  }))

/** Three levels of categories, as an application would pass them. */
export const sampleMenu: Record<StoryLocale, MegaMenuItem[]> = {
  el: menu('Όλα τα προϊόντα', [
    [
      'Υγραεριοκίνηση',
      [
        ['Δεξαμενές', ['Τοροειδείς', 'Κυλινδρικές', 'Βάσεις και ιμάντες']],
        ['Πολυβαλβίδες', ['Τοροειδών 30°', 'Κυλινδρικών']],
        ['Μπεκ ψεκασμού', ['Ράμπες', 'Ανταλλακτικά']],
        ['Πνεύμονες', ['Έως 140 kW', 'Άνω των 140 kW']],
        ['Εγκέφαλοι', ['Τετρακύλινδρα', 'Εξακύλινδρα']],
        ['Φίλτρα', ['Υγρής φάσης', 'Αέριας φάσης']],
      ],
    ],
    ['Ρυθμιστές', ['Χαμηλής πίεσης', 'Υψηλής πίεσης', 'Με μανόμετρο']],
    ['Σωλήνες', ['Με το μέτρο', 'Με ρακόρ']],
    'Φιάλες',
    'Εστίες',
  ]),
  en: menu('All products', [
    [
      'Autogas',
      [
        ['Tanks', ['Toroidal', 'Cylindrical', 'Frames and straps']],
        ['Multivalves', ['For toroidal tanks, 30°', 'For cylindrical tanks']],
        ['Injectors', ['Rails', 'Spare parts']],
        ['Reducers', ['Up to 140 kW', 'Above 140 kW']],
        ['Control units', ['Four cylinders', 'Six cylinders']],
        ['Filters', ['Liquid phase', 'Vapour phase']],
      ],
    ],
    ['Regulators', ['Low pressure', 'High pressure', 'With gauge']],
    ['Hoses', ['By the metre', 'With fittings']],
    'Cylinders',
    'Cookers',
  ]),
}
