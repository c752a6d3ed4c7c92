import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { contentVariables } from '../../domains/content/content-variables.js'
import { tenantFileSchema } from '../../foundation/tenants/save-tenant.js'
import type { TenantFile } from '../../foundation/tenants/save-tenant.js'
import { publishContent } from '../../domains/content/publish-content.js'
import { readContent } from '../../domains/content/read-content.js'
import type { Database } from '../../foundation/database/database.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { PdfQueueFullError } from '../../foundation/pdf/pdf-renderer.js'
import { createDocumentLibrary } from '../../domains/assets/document-library.js'
import { createImageLibrary } from '../../domains/assets/image-library.js'
import { deliverMails } from './deliver-mails.js'
import type { DeliverMailsOptions } from './deliver-mails.js'
import { createFileTransport, createSmtpTransport } from '../../foundation/mail/mail-transport.js'
import type { MailMessage, MailTransport } from '../../foundation/mail/mail-transport.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import { createOrderFixture, orderTime } from '../../domains/orders/testing/order-fixture.js'
import type { OrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { openTestDatabase } from '../../testing/open-test-database.js'

describe('orderMails', () => {
  let database: Database
  let directory: string
  let fixture: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase()
    fixture = createOrderFixture(database)
    directory = await mkdtemp(join(tmpdir(), 'floga-mails-'))
  })
  afterAll(async () => {
    await database.close()
    await rm(directory, { recursive: true })
  })

  async function placeAndDeliver(
    transport: MailTransport,
    { picture, ...options }: Partial<DeliverMailsOptions> & { picture?: string } = {},
  ): Promise<unknown[]> {
    const variantId = await fixture.createVariant({ stock: 1 })
    if (picture !== undefined) {
      await database.write('floga', (sql) =>
        sql.query('UPDATE products SET images = $1::text::jsonb', [
          JSON.stringify([{ file: picture, alt: {} }]),
        ]),
      )
    }
    await fixture.place({ cartId: await fixture.createCart([variantId, 1]) })
    const errors: unknown[] = []
    await deliverDue({
      database,
      clock: () => orderTime,
      deliver: deliverMails({
        database,
        renderPdf: printPdf,
        transport,
        shopUrl: 'https://shop.example',
        ...options,
      }),
      onError: (error) => errors.push(error),
    })
    transport.close()
    return errors
  }

  it('writes one file for an order, in the language of the shopper', async () => {
    expect(await placeAndDeliver(createFileTransport(directory))).toEqual([])
    const files = await readdir(directory)
    expect(files).toEqual([expect.stringMatching(/^order-placed-[\w-]{22}\.eml$/)])
    const mail = await readFile(join(directory, files[0]!), 'utf8')
    expect(headerOf(mail, 'To')).toBe('Μαρία Παπαδοπούλου <maria@example.com>')
    expect(mail).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(mail).toContain('Content-Type: multipart/alternative')
    expect(headerOf(mail, 'Subject')).toMatch(/^Η παραγγελία \d{8} καταχωρήθηκε – Floga$/)
  })

  it('attaches the terms that were agreed to', async () => {
    const folder = join(import.meta.dirname, '../../../catalogue/content')
    const pages = await readContent(folder, ['el', 'en'], contentVariables(await readTenantFile()))
    await publishContent(database, 'floga', pages)
    const sent: MailMessage[] = []
    const send = async (mail: MailMessage) => void sent.push(mail)
    expect(await placeAndDeliver({ send, close: () => {} })).toEqual([])
    const [mail] = sent
    const files = mail?.attachments ?? []
    expect(files.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^\d{8}\.pdf$/),
      'oroi-1.pdf',
      'entypo-ypanachorisis.pdf',
      'nomimi-engyisi.pdf',
    ])
    const [order, terms, form, guarantee] = await Promise.all(
      files.map(({ content }) => pdfText(content)),
    )
    expect(order).toContain(`Παραγγελία ${files[0]!.filename.slice(0, 8)}`)
    expect(mail!.text).toContain('Αντίγραφο της παραγγελίας (PDF)\nΔεν είναι φορολογικό')
    expect(terms).toContain('Έκδοση 1')
    expect(terms).toContain('https://shop.example/withdraw')
    expect(terms).toContain('Φλόγα Είδη Υγραερίου Ε.Ε.')
    expect(terms).toContain('αριθμός ΓΕΜΗ 000000000000')
    expect(form).toContain('Γνωστοποιώ/Γνωστοποιούμε (*)')
    expect(form).toContain('Προς Φλόγα Είδη Υγραερίου Ε.Ε.')
    expect(guarantee).toContain('δωρεάν επισκευή')
    expect(mail!.text).toContain('Νόμιμη εγγύηση\nΤουλάχιστον δύο χρόνια')
    expect(mail!.text).toContain('https://shop.example/withdraw')
  })

  it('attaches a finished PDF of the tenant in place of its own, such as the official notice', async () => {
    const folder = join(directory, 'documents')
    await mkdir(join(folder, 'el', 'content'), { recursive: true })
    await writeFile(join(folder, 'el', 'content', 'legal-guarantee.pdf'), '%PDF-1.7 official')
    const sent: MailMessage[] = []
    const transport = { send: async (mail: MailMessage) => void sent.push(mail), close: () => {} }
    const documentLibrary = createDocumentLibrary(() => [folder])
    expect(await placeAndDeliver(transport, { documentLibrary })).toEqual([])
    const file = sent[0]!.attachments?.find(({ filename }) => filename === 'nomimi-engyisi.pdf')
    expect(file?.content.toString()).toBe('%PDF-1.7 official')
  })

  it('shows small images of the goods and the logo, attached', async () => {
    const folder = join(directory, 'pictures')
    await mkdir(join(folder, 'brand'), { recursive: true })
    const red = { width: 900, height: 900, channels: 3, background: '#c00' } as const
    await sharp({ create: red }).webp().toFile(join(folder, 'valve.webp'))
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 72"><path d="M0 0h9v9z"/></svg>'
    await writeFile(join(folder, 'brand', 'logo.svg'), svg)
    await database.write('floga', (sql) =>
      sql.query(`UPDATE tenants SET settings = jsonb_set(settings, '{look}', $1::text::jsonb)`, [
        JSON.stringify({ brand: '#6563ff', action: '#4a48e0', logo: 'brand/logo' }),
      ]),
    )
    const sent: MailMessage[] = []
    const transport = { send: async (mail: MailMessage) => void sent.push(mail), close: () => {} }
    const images = createImageLibrary(() => [folder])
    expect(await placeAndDeliver(transport, { images, picture: 'valve' })).toEqual([])
    const shown = (sent[0]!.attachments ?? []).filter(({ cid }) => cid !== undefined)
    expect(shown.map(({ contentType }) => contentType)).toEqual(['image/jpeg', 'image/png'])
    for (const { cid, content } of shown) {
      expect(sent[0]!.html).toContain(`src="cid:${cid}"`)
      expect(content.length).toBeLessThan(10_000)
    }
  })

  it('links to the document if it could not be rendered', async () => {
    const sent: MailMessage[] = []
    const failures: unknown[] = []
    const errors = await placeAndDeliver(
      { send: async (mail) => void sent.push(mail), close: () => {} },
      {
        renderPdf: () => Promise.reject(new Error('no font')),
        onNoDocument: (error) => failures.push(error),
      },
    )
    expect(errors).toEqual([])
    expect(failures).toEqual(Array.from({ length: 4 }, () => new Error('no font')))
    const files = sent[0]!.attachments ?? []
    expect(files).toEqual([])
    expect(sent[0]!.text).toMatch(/https:\/\/shop\.example\/receipt\/[\w-]{22}\/document\.pdf/)
  })

  it('waits with the mail while too many documents are rendered', async () => {
    const sent: MailMessage[] = []
    const transport = { send: async (mail: MailMessage) => void sent.push(mail), close: () => {} }
    const full = new PdfQueueFullError('full')
    const errors = await placeAndDeliver(transport, { renderPdf: () => Promise.reject(full) })
    expect(errors).toEqual([full])
    expect(sent).toEqual([])
  })

  it('sends through a mail server', async () => {
    const server = await startMailServer()
    const url = `smtp://127.0.0.1:${server.port}?ignoreTLS=true`
    expect(await placeAndDeliver(createSmtpTransport(url))).toEqual([])
    await server.stop()
    expect(server.recipients).toEqual(['<maria@example.com>'])
  })

  it('reports a mail server that does not respond', async () => {
    const server = await startMailServer()
    await server.stop()
    const errors = await placeAndDeliver(createSmtpTransport(`smtp://127.0.0.1:${server.port}`))
    expect(errors).toHaveLength(1)
  })

  it('notifies the shop, in its own language, of a rejected refund', async () => {
    const placed = await fixture.place({
      cartId: await fixture.createCart([await fixture.createVariant({ stock: 1 }), 1]),
    })
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
    const sent: MailMessage[] = []
    const transport = { send: async (mail: MailMessage) => void sent.push(mail), close: () => {} }
    const payload = { orderId: placed.orderId, amountMinor: 1_630, currency: 'EUR' }
    const entry = { id: 'E1', kind: 'refund-refused', payload, attempts: 0, createdAt: orderTime }
    const deliver = deliverMails({
      database,
      renderPdf: printPdf,
      transport,
      shopUrl: 'https://shop.example',
    })
    await deliver({ ...entry, tenant: 'floga' })
    const [mail] = sent
    expect(mail!.to).toEqual(mail!.from)
    expect(mail!.subject).toMatch(
      /^Η επιστροφή χρημάτων της παραγγελίας \d{8} απορρίφθηκε – Floga$/,
    )
    expect(mail!.text).toMatch(/να επιστρέψει 16,30\s€[^]+refund-order \d{8} --again/)
    expect(mail!.html).toContain(`https://shop.example/receipt/${placed.orderId}`)
  })
})

/** The default tenant's own settings. */
async function pdfText(content: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

async function readTenantFile(): Promise<TenantFile> {
  const path = join(import.meta.dirname, '../../../catalogue/tenant.json')
  return v.parse(tenantFileSchema, JSON.parse(await readFile(path, 'utf8')))
}

/** A header with decoded RFC 2047 words. */
function headerOf(mail: string, name: string): string {
  const folded = new RegExp(`^${name}: (.+(?:\\n[ \\t].+)*)`, 'm').exec(mail)![1]!
  const texts = folded.replaceAll(/\n[ \t]/g, ' ').replaceAll(/\?= =\?/g, '?==?')
  return texts.replaceAll(/(?:=\?UTF-8\?[BQ]\?[^?]*\?=)+/g, (run) =>
    Buffer.concat(
      [...run.matchAll(/\?([BQ])\?([^?]*)\?=/g)].map(([, kind, text]) =>
        kind === 'B' ? Buffer.from(text!, 'base64') : quotedBytes(text!),
      ),
    ).toString('utf8'),
  )
}

function quotedBytes(text: string): Buffer {
  const latin = text
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(latin, 'latin1')
}

/** The part of RFC 5321 that receiving an e-mail requires. */
async function startMailServer() {
  const recipients: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 ready\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString('utf8').split('\r\n').slice(0, -1)) {
        if (isData) {
          isData = line !== '.'
          if (!isData) socket.write('250 taken\r\n')
        } else {
          const recipient = /^RCPT TO:(<[^>]*>)/i.exec(line)?.[1]
          if (recipient) recipients.push(recipient)
          isData = line.toUpperCase() === 'DATA'
          socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
          if (line.toUpperCase() === 'QUIT') socket.end()
        }
      }
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    recipients,
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  }
}
