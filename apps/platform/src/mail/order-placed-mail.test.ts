import { describe, expect, it } from 'vitest'
import { renderOrderPlacedMail } from './order-placed-mail.js'
import type { OrderPlacedMail } from './order-placed-mail.js'

function mail(changes: Partial<OrderPlacedMail> = {}): OrderPlacedMail {
  return {
    locale: 'el',
    shopName: 'Floga',
    orderNumber: '40271935',
    receiptUrl: 'https://shop.example/receipt/abc',
    firstName: 'Μαρία',
    lines: [{ name: 'Ρυθμιστής', quantity: 2, total: '24,80 €' }],
    sums: [{ label: 'grand', amount: '28,70 €' }],
    shippingName: 'Courier',
    address: ['Πειραιώς 1', '10431 Αθήνα'],
    paymentName: 'Τραπεζική κατάθεση',
    bankTransfer: {
      bankName: 'Τράπεζα',
      holderName: 'Floga',
      iban: 'GR1601101250000000012300695',
      reference: '40271935',
    },
    contact: { phone: '210 000 0000', email: 'info@floga.example' },
    ...changes,
  }
}

describe('renderOrderPlacedMail', () => {
  it('says the same in text and in HTML', () => {
    const { subject, text, html } = renderOrderPlacedMail(mail())
    expect(subject).toBe('Η παραγγελία 40271935 καταχωρήθηκε – Floga')
    for (const part of ['2 × Ρυθμιστής', '28,70 €', 'GR1601101250000000012300695', '10431 Αθήνα']) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(html).toContain('<html lang="el">')
    expect(text).toContain('https://shop.example/receipt/abc')
  })

  it('speaks English to everybody else', () => {
    const { subject, text } = renderOrderPlacedMail(mail({ locale: 'en' }))
    expect(subject).toBe('Order 40271935 received – Floga')
    expect(text).toContain('Total: 28,70 €')
  })

  it('lets nothing that was typed become markup', () => {
    const script = `<script>alert('x')</script>"&`
    const { html } = renderOrderPlacedMail(
      mail({
        firstName: script,
        address: [script],
        lines: [{ name: script, quantity: 1, total: '1' }],
        receiptUrl: `javascript:"${script}`,
      }),
    )
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&amp;')
  })

  it('tells how to pay only where money is transferred', () => {
    expect(renderOrderPlacedMail(mail({ bankTransfer: null })).text).not.toContain('IBAN')
  })
})
