import { describe, expect, it } from 'vitest'
import { readMail } from './read-mail.js'

const lines = [
  'Subject: =?UTF-8?Q?Bestelling_=E2=82=AC=20?= =?UTF-8?B?dmFuIEph?=',
  'Content-Type: multipart/mixed;',
  ' boundary="outer"',
  '',
  '--outer',
  'Content-Type: multipart/alternative; boundary="inner"',
  '',
  '--inner',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Totaal =E2=82=AC=C2=A0649,00, met=',
  ' btw',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Totaal</p>',
  '--inner--',
  '--outer--',
  '',
]

describe('readMail', () => {
  it('decodes subject and plain text', () => {
    const { subject, text } = readMail(lines.join('\n'))
    expect(subject).toBe('Bestelling € van Ja')
    expect(text.trim()).toBe('Totaal €\u00a0649,00, met btw')
  })
})
