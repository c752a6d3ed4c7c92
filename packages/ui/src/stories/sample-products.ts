import type { ProductCardProps } from '../index.js'
import { sampleImages } from './sample-images.js'
import type { StoryLocale } from './sample-texts.js'

/** Products as an application would pass them: translated and formatted. */
export const sampleProducts: Record<StoryLocale, ProductCardProps[]> = {
  el: [
    {
      href: '#regulator',
      name: 'Ρυθμιστής χαμηλής πίεσης 30 mbar με ασφάλεια υπερπίεσης',
      brand: 'Aeris',
      facts: ['30 mbar', '1,5 kg/h', 'G 1/4″ L'],
      image: { ...sampleImages.regulator, alt: 'Ρυθμιστής με στρογγυλό σώμα' },
      price: {
        amount: '19,90 €',
        previous: { label: 'Αρχική τιμή', amount: '24,90 €' },
        lowest30Days: { label: 'Χαμηλότερη 30 ημερών', amount: '24,90 €' },
      },
      availability: { state: 'in-stock', label: 'Άμεσα διαθέσιμο' },
      discount: '−20 %',
    },
    {
      href: '#cylinder',
      name: 'Φιάλη υγραερίου 10 kg, χαλύβδινη',
      brand: 'Petra',
      facts: ['10 kg', 'G 3/8″'],
      image: { ...sampleImages.cylinder, alt: 'Χαλύβδινη φιάλη' },
      price: { amount: '54,00 €' },
      availability: { state: 'low', label: 'Τελευταία 3 τεμάχια' },
    },
    {
      href: '#hose',
      name: 'Εύκαμπτος σωλήνας υγραερίου',
      brand: 'Meltemi',
      facts: ['0,8–3 m', '20 bar'],
      image: { ...sampleImages.hose, alt: 'Πορτοκαλί σωλήνας' },
      price: { amount: '6,40 €', fromLabel: 'από' },
      availability: { state: 'in-stock', label: 'Άμεσα διαθέσιμο' },
    },
    {
      href: '#cooker',
      name: 'Επιτραπέζια εστία δύο καυστήρων για κάμπινγκ και σκάφος',
      brand: 'Thermi',
      facts: ['2 × 1,8 kW', '30 mbar'],
      image: { ...sampleImages.cooker, alt: 'Εστία με δύο καυστήρες' },
      price: { amount: '1.129,00 €' },
      availability: { state: 'on-order', label: 'Κατόπιν παραγγελίας, 5–7 ημέρες' },
    },
  ],
  en: [
    {
      href: '#regulator',
      name: 'Low-pressure regulator 30 mbar with overpressure relief',
      brand: 'Aeris',
      facts: ['30 mbar', '1.5 kg/h', 'G 1/4″ L'],
      image: { ...sampleImages.regulator, alt: 'Regulator with a round body' },
      price: {
        amount: '€19.90',
        previous: { label: 'Original price', amount: '€24.90' },
        lowest30Days: { label: '30-day low', amount: '€24.90' },
      },
      availability: { state: 'in-stock', label: 'In stock' },
      discount: '−20 %',
    },
    {
      href: '#cylinder',
      name: 'LPG cylinder 10 kg, steel',
      brand: 'Petra',
      facts: ['10 kg', 'G 3/8″'],
      image: { ...sampleImages.cylinder, alt: 'Steel cylinder' },
      price: { amount: '€54.00' },
      availability: { state: 'low', label: 'Last 3 pieces' },
    },
    {
      href: '#hose',
      name: 'Flexible LPG hose',
      brand: 'Meltemi',
      facts: ['0.8–3 m', '20 bar'],
      image: { ...sampleImages.hose, alt: 'Orange hose' },
      price: { amount: '€6.40', fromLabel: 'from' },
      availability: { state: 'in-stock', label: 'In stock' },
    },
    {
      href: '#cooker',
      name: 'Table-top cooker with two burners for camping and boats',
      brand: 'Thermi',
      facts: ['2 × 1.8 kW', '30 mbar'],
      image: { ...sampleImages.cooker, alt: 'Cooker with two burners' },
      price: { amount: '€1,129.00' },
      availability: { state: 'on-order', label: 'To order, 5–7 days' },
    },
  ],
}
