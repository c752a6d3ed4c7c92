import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../testing/messages-of.js'
import { renderEmail } from '../../foundation/mail/render-email.js'
import { orderMailContent } from './order-mail.js'
import type { OrderMail } from './order-mail.js'

function mail(changes: Partial<OrderMail> = {}): OrderMail {
  return {
    kind: 'PLACED',
    messages: messagesOf('el'),
    orderNumber: '40271935',
    receiptUrl: 'https://shop.example/receipt/abc',
    firstName: 'Μαρία',
    lines: [
      {
        name: 'Ρυθμιστής',
        sku: 'RG-30',
        quantity: 2,
        total: '24,80 €',
        returned: 0,
        imageId: null,
      },
    ],
    sums: [{ label: 'grand', amount: '28,70 €' }],
    vatNote: null,
    paymentKind: 'BANK_TRANSFER',
    paymentName: 'Τραπεζική κατάθεση',
    shippingName: 'Courier',
    isFreight: false,
    recipient: { name: 'Μαρία Παπά', phone: '+302101234567', email: 'maria@example.com' },
    address: ['Πειραιώς 1', '10431 Αθήνα'],
    isPickup: false,
    isWithdrawn: false,
    isReserved: true,
    reservedUntil: null,
    bankTransfer: {
      bankName: 'Τράπεζα',
      holderName: 'Floga',
      iban: 'GR1601101250000000012300695',
      reference: '40271935',
      amount: '28,70 €',
      until: '7 Δεκεμβρίου 2026',
    },
    expected: null,
    tracking: null,
    refund: null,
    withdrawal: null,
    contact: { phone: '210 000 0000', email: 'info@floga.example' },
    seller: 'Φλόγα Ε.Ε., ΑΦΜ EL000000000, ΓΕΜΗ 000000000000',
    agreement: {
      termsVersion: '2026-11',
      withdrawUrl: 'https://shop.example/withdraw',
      terms: { isAttached: true, url: 'https://shop.example/terms-and-conditions' },
      document: { isAttached: true, url: 'https://shop.example/receipt/abc/document.pdf' },
      withdrawalForm: { isAttached: true, url: 'https://shop.example/withdrawal-form' },
      guarantee: {
        isAttached: true,
        url: 'https://shop.example/legal-guarantee',
        title: 'Νόμιμη εγγύηση',
        summary: 'Τουλάχιστον δύο χρόνια.',
      },
    },
    invoice: [],
    ...changes,
  }
}

function render(changes: Partial<OrderMail> = {}) {
  const order = mail(changes)
  const { locale } = order.messages
  const look = { brand: '#c98a2b', action: '#1f5d45' }
  return renderEmail({ ...orderMailContent(order), locale, shopName: 'Floga', look })
}

async function text(changes: Partial<OrderMail>): Promise<string> {
  return (await render(changes)).text
}

describe('orderMailContent', () => {
  it('tells what is kept of the stock while the order waits for its money', () => {
    const textOf = (changes: Partial<OrderMail>) =>
      JSON.stringify(orderMailContent(mail(changes)).blocks)
    expect(textOf({})).not.toMatch(/κρατ/)
    expect(textOf({ reservedUntil: '23 Νοεμβρίου 2026, 12:00' })).toContain(
      'έως 23 Νοεμβρίου 2026, 12:00',
    )
    expect(textOf({ isReserved: false })).toContain('μόλις φτάσει η πληρωμή σας')
    const cash = { isReserved: false, paymentKind: 'CASH_ON_DELIVERY' } as const
    expect(textOf(cash)).toContain('μόλις επιβεβαιώσουμε')
    expect(textOf({ isReserved: false, kind: 'APPROVED' })).not.toMatch(/κρατούνται/)
  })

  it('has the same content in text and in HTML', async () => {
    const placed = await render()
    expect(placed.subject).toBe('Η παραγγελία 40271935 καταχωρήθηκε – Floga')
    for (const part of [
      '2 × Ρυθμιστής (RG-30)',
      '28,70 €',
      'GR1601101250000000012300695',
      '10431 Αθήνα',
    ]) {
      expect(placed.text).toContain(part)
      expect(placed.html).toContain(part)
    }
    expect(placed.html).toMatch(/<html [^>]*lang="el"/)
    expect(placed.text).toContain('https://shop.example/receipt/abc')
  })

  it('covers every state in every language', async () => {
    const kinds = ['PLACED', 'APPROVED', 'FAILED', 'PROCESSING', 'READY', 'SHIPPED'] as const
    const last = ['COMPLETED', 'CANCELED', 'RETURNED', 'REFUND', 'REFUNDED'] as const
    const mails = [...kinds, ...last].flatMap((kind) =>
      ['el', 'en', 'de', 'ar'].map((locale) => render({ kind, messages: messagesOf(locale) })),
    )
    const subjects = (await Promise.all(mails)).map(({ subject }) => subject)
    expect(new Set(subjects).size).toBe(44)
    expect(subjects.filter((subject) => !subject.includes('40271935'))).toEqual([])
  })

  it('lets nothing that was typed become markup', async () => {
    const script = `<script>alert('x')</script>"&`
    const { html } = await render({
      firstName: script,
      address: [script],
      lines: [{ name: script, sku: script, quantity: 1, total: '1', returned: 0, imageId: null }],
      receiptUrl: `javascript:"${script}`,
    })
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;&quot;&amp;')
  })

  it('contains the contract: terms with their version, withdrawal, seller, invoice', async () => {
    const invoice = ['Δοκιμή ΑΕ', 'ΑΦΜ 094014201']
    for (const part of ['έκδοση 2026-11', 'https://shop.example/withdraw', 'ΓΕΜΗ 000000000000']) {
      expect(await text({ invoice })).toContain(part)
    }
    expect(await text({ invoice })).toContain('ΑΦΜ 094014201')
    const english = await text({ messages: messagesOf('en') })
    expect(english).toContain('version 2026-11')
    expect(english).toContain('Withdraw from the contract: https://shop.example/withdraw\n')
    expect(english).not.toContain('Invoice details')
    expect(await text({ messages: messagesOf('en'), agreement: null })).not.toContain('14 days')
  })

  it('contains what the law wants with the first e-mail: model form and legal guarantee, as links', async () => {
    const { html, text: plain } = await render({ messages: messagesOf('en') })
    for (const page of ['withdraw', 'withdrawal-form', 'legal-guarantee']) {
      expect(html).toContain(`href="https://shop.example/${page}"`)
    }
    expect(plain).toContain('The model withdrawal form is attached')
    expect(plain).toContain('Νόμιμη εγγύηση\nΤουλάχιστον δύο χρόνια.\nYou find it attached.')
  })

  it('names who receives the parcel, with a link to write to', async () => {
    const { html, text: plain } = await render()
    expect(plain).toContain('Courier\nΜαρία Παπά\nΠειραιώς 1')
    expect(plain).toContain('\n+302101234567\nmaria@example.com')
    expect(html).toContain('href="mailto:maria@example.com"')
    expect(await text({ kind: 'READY', isPickup: true })).not.toContain('Μαρία Παπά')
  })

  it('greets in Greek without a name, which would need its vocative', async () => {
    expect(await text({ firstName: 'Νίκος' })).toMatch(/\nΓεια σας,\n|^Γεια σας,\n/)
    expect(await text({ firstName: 'Νίκος' })).not.toContain('Νίκος')
    expect(await text({ firstName: 'Nick', messages: messagesOf('en') })).toContain('Hello Nick,')
  })

  it('tells who carries the parcel', async () => {
    const shipped = { kind: 'SHIPPED', messages: messagesOf('en') } as const
    expect(await text(shipped)).toContain('to the courier')
    expect(await text({ ...shipped, isFreight: true })).toContain('to the freight company')
  })

  it('shows the attached image of goods next to their name', async () => {
    const lines = mail().lines.map((line) => ({ ...line, imageId: 'item-1' }))
    const { html } = await render({ lines })
    expect(html).toContain('src="cid:item-1"')
    expect((await render()).html).not.toContain('<img')
  })

  it('explains how to pay by bank transfer only, and only at first', async () => {
    expect(await text({})).toMatch(/IBAN.*\n.*\nΠοσό: 28,70 €\n.*έως και τις 7 Δεκεμβρίου 2026/)
    expect(await text({ bankTransfer: null })).not.toContain('IBAN')
    expect(await text({ kind: 'PROCESSING' })).not.toContain('IBAN')
  })

  it('calls cash on delivery confirmed, not paid', async () => {
    const approved = await render({
      kind: 'APPROVED',
      paymentKind: 'CASH_ON_DELIVERY',
      messages: messagesOf('en'),
    })
    expect(approved.subject).toBe('Order 40271935 is confirmed – Floga')
    expect(approved.text).not.toContain('payment is confirmed')
  })

  it('links to paying again, to the parcel, or to the order', async () => {
    const tracking = { code: 'AB123', url: 'https://courier.example/AB123' }
    expect(await text({ kind: 'FAILED', messages: messagesOf('en') })).toContain(
      'Pay again: https://shop.example/',
    )
    const shipped = await text({ kind: 'SHIPPED', messages: messagesOf('en'), tracking })
    expect(shipped).toContain('Track the delivery: https://courier.example/AB123')
    expect(await text({ kind: 'SHIPPED', messages: messagesOf('en') })).toContain(
      'See your order: https://shop',
    )
  })

  it('contains the refund, or that nothing was paid', async () => {
    expect(
      await text({ kind: 'CANCELED', messages: messagesOf('en'), refund: '€28.70' }),
    ).toContain('back €28.70')
    expect(await text({ kind: 'CANCELED', messages: messagesOf('en') })).toContain(
      'You have paid nothing',
    )
  })

  it('contains the end of the withdrawal period once it has been delivered', async () => {
    const withdrawal = { until: '7 December 2026', url: 'https://shop.example/withdraw/abc' }
    const completed = await text({ kind: 'COMPLETED', messages: messagesOf('en'), withdrawal })
    expect(completed).toContain('up to and including 7 December 2026')
    expect(completed).toContain('Withdraw from the contract: https://shop.example/withdraw/abc')
  })

  it('says when the goods are expected, until they are on their way', async () => {
    const days = { from: '1 Δεκεμβρίου 2026', to: '3 Δεκεμβρίου 2026' }
    const between = `Αναμένεται από ${days.from} ως ${days.to}`
    expect(await text({ expected: days })).toContain(between)
    expect(await text({ expected: { ...days, from: days.to } })).toContain(
      `Αναμένεται ως ${days.to}`,
    )
    expect(await text({ kind: 'SHIPPED', expected: days })).not.toContain('Αναμένεται')
    expect(await text({})).not.toContain('Αναμένεται')
  })
})
