import type { ShopScenes } from '@floga/storefront/shop'
import type { LocaleCode } from './tenant.js'

/** Images of Floga's pages besides those of products. */
export const scenes: ShopScenes<LocaleCode> = {
  auth: {
    image: 'scene-workbench-a',
    alt: {
      el: 'Πάγκος τεχνίτη με ρυθμιστή, μανόμετρο και κλειδιά',
      en: 'A fitter’s bench with a regulator, a gauge and spanners',
    },
  },
  contact: {
    image: 'scene-counter-a',
    alt: {
      el: 'Πάγκος καταστήματος με τερματικό καρτών, ρυθμιστή και ένα δέμα έτοιμο να φύγει',
      en: 'A shop counter with a card terminal, a regulator and a parcel ready to go',
    },
  },
  categories: [
    {
      slug: { el: 'thermansi', en: 'heating' },
      image: 'scene-living-a',
      alt: {
        el: 'Πράσινη σόμπα υγραερίου αναμμένη δίπλα σε πολυθρόνα',
        en: 'A green gas heater alight beside an armchair',
      },
    },
    {
      slug: { el: 'mageirema', en: 'cooking' },
      image: 'scene-kitchen-a',
      alt: {
        el: 'Κουζίνα υγραερίου με τέσσερα κουμπιά ανάμεσα σε ξύλινους πάγκους',
        en: 'A gas cooker with four knobs between wooden worktops',
      },
    },
    {
      slug: { el: 'psistaries', en: 'grills' },
      image: 'scene-terrace-a',
      alt: {
        el: 'Ψησταριά υγραερίου με πλαϊνή εστία σε βεράντα',
        en: 'A gas grill with a side burner on a terrace',
      },
    },
    {
      slug: { el: 'ygraeriokinisi', en: 'autogas' },
      image: 'scene-bonnet-a',
      alt: {
        el: 'Κάτω από ανοιχτό καπό: πνεύμονας, ράμπα με τέσσερα μπεκ και φίλτρο υγραερίου',
        en: 'Under an open bonnet: a reducer, a rail of four injectors and an LPG filter',
      },
    },
    {
      slug: { el: 'fiales-kai-dexamenes', en: 'cylinders-and-tanks' },
      image: 'scene-courtyard-a',
      alt: {
        el: 'Τρεις μπλε φιάλες υγραερίου σε αυλή, μπροστά σε γαλάζια πόρτα',
        en: 'Three blue gas cylinders in a courtyard before a blue door',
      },
    },
    {
      slug: { el: 'rythmistes-kai-valvides', en: 'regulators-and-valves' },
      image: 'scene-shelf-a',
      alt: {
        el: 'Ράφια με ρυθμιστές και λάστιχα υγραερίου',
        en: 'Shelves with gas regulators and hoses',
      },
    },
    {
      slug: { el: 'gkazakia-kampingk', en: 'camping-cookers' },
      image: 'scene-camp-a',
      alt: {
        el: 'Πράσινο γκαζάκι με δύο εστίες και λάμπα υγραερίου σε τραπέζι μπροστά σε σκηνή',
        en: 'A green cooker with two burners and a gas lantern on a table before a tent',
      },
    },
    {
      slug: { el: 'lampes-ygraeriou', en: 'gas-lanterns' },
      image: 'scene-galley-a',
      alt: {
        el: 'Λάμπα υγραερίου δίπλα σε κουζίνα σκάφους, η θάλασσα πίσω από τα φινιστρίνια',
        en: 'A gas lantern beside a boat’s cooker, the sea behind the portholes',
      },
    },
  ],
}
