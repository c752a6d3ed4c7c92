import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../testing/words-of.js'
import { renderEmail } from '../../foundation/mail/render-email.js'
import { orderMailContent } from './order-mail.js'
import type { OrderMail } from './order-mail.js'

function mail(changes: Partial<OrderMail> = {}): OrderMail {
  return {
    kind: 'PLACED',
    words: wordsOf('el'),
    orderNumber: '40271935',
    receiptUrl: 'https://shop.example/receipt/abc',
    firstName: 'Μαρία',
    lines: [{ name: 'Ρυθμιστής', sku: 'RG-30', quantity: 2, total: '24,80 €' }],
    sums: [{ label: 'grand', amount: '28,70 €' }],
    vatNote: null,
    paymentKind: 'BANK_TRANSFER',
    paymentName: 'Τραπεζική κατάθεση',
    shippingName: 'Courier',
    address: ['Πειραιώς 1', '10431 Αθήνα'],
    isPickup: false,
    bankTransfer: {
      bankName: 'Τράπεζα',
      holderName: 'Floga',
      iban: 'GR1601101250000000012300695',
      reference: '40271935',
    },
    tracking: null,
    refund: null,
    withdrawal: null,
    contact: { phone: '210 000 0000', email: 'info@floga.example' },
    seller: 'Φλόγα Ε.Ε., ΑΦΜ EL000000000, ΓΕΜΗ 000000000000',
    agreement: {
      termsVersion: '2026-11',
      withdrawUrl: 'https://shop.example/withdraw',
      termsUrl: null,
      documentUrl: null,
    },
    invoice: [],
    ...changes,
  }
}

function render(changes: Partial<OrderMail> = {}) {
  const order = mail(changes)
  const { locale } = order.words
  const look = { brand: '#c98a2b', action: '#1f5d45' }
  return renderEmail({ ...orderMailContent(order), locale, shopName: 'Floga', look })
}

async function text(changes: Partial<OrderMail>): Promise<string> {
  return (await render(changes)).text
}

describe('orderMailContent', () => {
  it('says the same in text and in HTML', async () => {
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
      ['el', 'en', 'de', 'ar'].map((locale) => render({ kind, words: wordsOf(locale) })),
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
      lines: [{ name: script, sku: script, quantity: 1, total: '1' }],
      receiptUrl: `javascript:"${script}`,
    })
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;&quot;&amp;')
  })

  it('holds what was agreed: terms with their version, withdrawal, seller, invoice', async () => {
    const invoice = ['Δοκιμή ΑΕ', 'ΑΦΜ 094014201']
    for (const part of ['έκδοση 2026-11', 'https://shop.example/withdraw,', 'ΓΕΜΗ 000000000000']) {
      expect(await text({ invoice })).toContain(part)
    }
    expect(await text({ invoice })).toContain('ΑΦΜ 094014201')
    const english = await text({ words: wordsOf('en') })
    expect(english).toContain('version 2026-11')
    expect(english).toContain('online form https://shop.example/withdraw')
    expect(english).not.toContain('Invoice details')
    expect(await text({ words: wordsOf('en'), agreement: null })).not.toContain('14 days')
  })

  it('explains how to pay by bank transfer only, and only at first', async () => {
    expect(await text({ bankTransfer: null })).not.toContain('IBAN')
    expect(await text({ kind: 'PROCESSING' })).not.toContain('IBAN')
  })

  it('calls cash on delivery confirmed, not paid', async () => {
    const approved = await render({
      kind: 'APPROVED',
      paymentKind: 'CASH_ON_DELIVERY',
      words: wordsOf('en'),
    })
    expect(approved.subject).toBe('Order 40271935 is confirmed – Floga')
    expect(approved.text).not.toContain('payment is confirmed')
  })

  it('links to paying again, to the parcel, or to the order', async () => {
    const tracking = { code: 'AB123', url: 'https://courier.example/AB123' }
    expect(await text({ kind: 'FAILED', words: wordsOf('en') })).toContain(
      'Pay again: https://shop.example/',
    )
    const shipped = await text({ kind: 'SHIPPED', words: wordsOf('en'), tracking })
    expect(shipped).toContain('Track the delivery: https://courier.example/AB123')
    expect(await text({ kind: 'SHIPPED', words: wordsOf('en') })).toContain(
      'See your order: https://shop',
    )
  })

  it('contains the refund, or that nothing was paid', async () => {
    expect(await text({ kind: 'CANCELED', words: wordsOf('en'), refund: '€28.70' })).toContain(
      'back €28.70',
    )
    expect(await text({ kind: 'CANCELED', words: wordsOf('en') })).toContain(
      'You have paid nothing',
    )
  })

  it('says until when it can be withdrawn from, once it has been delivered', async () => {
    const withdrawal = { until: '7 December 2026', url: 'https://shop.example/withdraw/abc' }
    const completed = await text({ kind: 'COMPLETED', words: wordsOf('en'), withdrawal })
    expect(completed).toContain('up to and including 7 December 2026')
    expect(completed).toContain('Withdraw from the contract: https://shop.example/withdraw/abc')
  })
})
