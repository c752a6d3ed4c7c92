import type { ReactElement } from 'react'
import { Button, RadioGroup, Stack } from '../index.js'
import type { Activity, Invitation, ListedPerson, ShareLinkProps } from '../sharing.js'
import { createQrCode } from '../qr-code.js'
import type { StoryLocale } from './sample-texts.js'

/** Texts about people who share a cart. */
export const sharingTexts = {
  el: {
    accept: 'Προσθήκη στο καλάθι',
    decline: 'Όχι',
    handOver: 'Μεταβίβαση',
    here: 'Είναι εδώ',
    inCart: 'Στο καλάθι αυτό',
    more: (count: number) => `και ${count} ακόμη`,
    remove: 'Αφαίρεση',
    revoke: 'Ανάκληση',
    renew: 'Ανανέωση',
    suggests: (name: string) => `Πρόταση: ${name}`,
    share: 'Μοιραστείτε το καλάθι',
    invitations: 'Σύνδεσμοι που δημιουργήσατε',
    intro:
      'Όποιος ανοίξει τον σύνδεσμο λέει το όνομά του και βλέπει το καλάθι σας ζωντανά. Παραγγέλνετε μόνο εσείς.',
  },
  en: {
    accept: 'Add to cart',
    decline: 'No, thanks',
    handOver: 'Hand over',
    here: 'Here now',
    inCart: 'In this cart',
    more: (count: number) => `and ${count} more`,
    remove: 'Remove',
    revoke: 'Revoke',
    renew: 'Renew',
    suggests: (name: string) => `${name} suggests`,
    share: 'Share this cart',
    invitations: 'Links that you made',
    intro:
      'Anyone with the link enters a name and sees your cart live. Only you can place the order.',
  },
} as const

/** People who share a cart, as an application would pass them. */
export const samplePeople: Record<StoryLocale, ListedPerson[]> = {
  el: [
    { id: 'giorgos', name: 'Γιώργος Π.', role: 'Ιδιοκτήτης', note: 'εσείς', isHere: true },
    { id: 'maria', name: 'Μαρία', role: 'Μπορεί να αλλάζει', isHere: true },
    { id: 'eleni', name: 'Ελένη Ζαχαρίου', role: 'Μπορεί να αλλάζει' },
    { id: 'nikos', name: 'Νίκος', role: 'Βλέπει μόνο' },
    { id: 'dimitra', name: 'Δήμητρα', role: 'Βλέπει μόνο' },
    { id: 'kostas', name: 'Κώστας', role: 'Μπορεί να αλλάζει', isHere: true },
  ],
  en: [
    { id: 'giorgos', name: 'George P.', role: 'Owner', note: 'you', isHere: true },
    { id: 'maria', name: 'Maria', role: 'Can change', isHere: true },
    { id: 'eleni', name: 'Helen Zachariou', role: 'Can change' },
    { id: 'nikos', name: 'Nick', role: 'Can only look' },
    { id: 'dimitra', name: 'Demi', role: 'Can only look' },
    { id: 'kostas', name: 'Costas', role: 'Can change', isHere: true },
  ],
}

const texts = {
  el: [
    ['maria', 'Η Μαρία πρόσθεσε 2 × Φίλτρο υγρής φάσης', '10:32'],
    ['giorgos', 'Αλλάξατε τον Ρυθμιστή 30 mbar από 1 σε 3 τεμάχια', '10:28'],
    ['kostas', 'Ο Κώστας αφαίρεσε τον Εύκαμπτο σωλήνα', '10:21'],
    [null, 'Το κλείδωμα της παραγγελίας έληξε', '10:15'],
    ['giorgos', 'Μοιραστήκατε το καλάθι', 'χθες'],
  ],
  en: [
    ['maria', 'Maria added 2 × liquid phase filter', '10:32'],
    ['giorgos', 'You changed the regulator 30 mbar from 1 to 3 pieces', '10:28'],
    ['kostas', 'Costas removed the flexible hose', '10:21'],
    [null, 'The lock for the order has ended', '10:15'],
    ['giorgos', 'You shared the cart', 'yesterday'],
  ],
} as const

/** Activities in a shared cart. */
export function sampleActivities(locale: StoryLocale): Activity[] {
  return texts[locale].map(([personId, text, time], index) => ({
    id: index,
    person: samplePeople[locale].find(({ id }) => id === personId) ?? null,
    text,
    at: `2026-03-14T10:${30 - index}:00Z`,
    time,
  }))
}

/** A link that was made just now. */
export function sampleLink(locale: StoryLocale): ShareLinkProps {
  const url = 'https://shop.example/shared-cart/join/4fTqV0mX9cKzR2bYw7LhNg'
  return {
    url,
    title: sharingTexts[locale].share,
    qrCode: createQrCode(url),
    ...(locale === 'en'
      ? {
          hint: 'Anyone with the link may change the cart, until 13 April.',
          labels: {
            link: 'Link of the invitation',
            copy: 'Copy the link',
            copied: 'Copied',
            share: 'Share…',
            mail: 'By e-mail',
            qrCode: 'QR code of the link',
          },
        }
      : {
          hint: 'Όποιος τον έχει μπορεί να αλλάζει το καλάθι, έως 13 Απριλίου.',
          labels: {
            link: 'Σύνδεσμος πρόσκλησης',
            copy: 'Αντιγραφή',
            copied: 'Αντιγράφηκε',
            share: 'Κοινοποίηση…',
            mail: 'Με e-mail',
            qrCode: 'Κωδικός QR του συνδέσμου',
          },
        }),
  }
}

/** A button that sends a form of its own. */
export function FormButton({
  label,
  children,
  isDanger = false,
}: {
  label?: string
  children: string
  isDanger?: boolean
}): ReactElement {
  return (
    <form action="#sent">
      <Button
        type="submit"
        size="small"
        variant={isDanger ? 'ghost' : 'secondary'}
        aria-label={label}
      >
        {children}
      </Button>
    </form>
  )
}

/** Creates a link: permission and button. */
export function InvitationForm({
  locale,
  isFirst = false,
}: {
  locale: StoryLocale
  isFirst?: boolean
}): ReactElement {
  const isEnglish = locale === 'en'
  return (
    <form action="#sent">
      <Stack>
        <RadioGroup
          name="right"
          variant="cards"
          legend={isEnglish ? 'What may the others do?' : 'Τι μπορούν να κάνουν οι άλλοι;'}
          defaultValue="EDIT"
          options={[
            {
              value: 'EDIT',
              label: isEnglish ? 'Add and change' : 'Προσθήκες και αλλαγές',
              description: isEnglish
                ? 'They add products and change their own lines.'
                : 'Προσθέτουν προϊόντα και αλλάζουν τις δικές τους γραμμές.',
            },
            {
              value: 'VIEW',
              label: isEnglish ? 'Only look' : 'Μόνο προβολή',
              description: isEnglish
                ? 'They see lines and prices, live.'
                : 'Βλέπουν γραμμές και τιμές, ζωντανά.',
            },
          ]}
        />
        <Button type="submit" isWide variant={isFirst ? 'primary' : 'secondary'}>
          {isEnglish ? 'Make a link' : 'Δημιουργία συνδέσμου'}
        </Button>
      </Stack>
    </form>
  )
}

/** Links that were made, without their secrets. */
export function sampleInvitations(locale: StoryLocale): Invitation[] {
  const say = sharingTexts[locale]
  const isEnglish = locale === 'en'
  return [
    {
      id: '1',
      right: isEnglish ? 'Add and change' : 'Προσθήκες και αλλαγές',
      state: isEnglish ? 'until 13 April' : 'έως 13 Απριλίου',
      actions: (
        <>
          <FormButton>{say.renew}</FormButton>
          <FormButton isDanger>{say.revoke}</FormButton>
        </>
      ),
    },
    {
      id: '2',
      right: isEnglish ? 'Only look' : 'Μόνο προβολή',
      state: isEnglish ? 'revoked yesterday' : 'ανακλήθηκε χθες',
      isOver: true,
    },
  ]
}
