import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface MailMessage {
  /**
   * The same for every try of one mail, so that a receiver can detect a duplicate. Safe as a file
   * name.
   */
  id: string
  from: MailAddress
  to: MailAddress
  /** Receiver of replies, if not the sender. */
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** Where a reader, or the mail program for them, unsubscribes. */
  unsubscribeUrl?: string
}

/** An attachment of a mail. */
export interface MailAttachment {
  filename: string
  /** Such as `application/pdf`. */
  contentType: string
  content: Buffer
  /** Content id of an image that the HTML shows. @default shown as a file */
  cid?: string
}

export interface MailAddress {
  name: string
  address: string
}

/** Where mails go. */
export interface MailTransport {
  /** @throws when the mail was not taken; it may then be tried again. */
  send(message: MailMessage): Promise<void>
  close(): void
}

/** Sends through a mail server, such as `smtps://user:password@mail.example:465`. */
export function createSmtpTransport(url: string): MailTransport {
  const smtp = createTransport({ url, pool: true, maxConnections: 2, ...timeouts })
  return {
    async send(message) {
      await smtp.sendMail(toEnvelope(message))
    },
    close: () => smtp.close(),
  }
}

/** Writes each mail as an `.eml` file that mail programs open; a second try replaces the first. */
export function createFileTransport(directory: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(message) {
      const { message: bytes } = await composer.sendMail(toEnvelope(message))
      await mkdir(directory, { recursive: true })
      const path = join(directory, `${message.id}.eml`)
      await writeFile(`${path}.part`, bytes as Buffer)
      await rename(`${path}.part`, path)
    },
    close: () => composer.close(),
  }
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function toEnvelope(message: MailMessage) {
  const { id, from, to, replyTo, subject, text, html, attachments = [], unsubscribeUrl } = message
  const host = from.address.split('@')[1] ?? 'localhost'
  return {
    messageId: `<${id}@${host}>`,
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    attachments: [...attachments],
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        // RFC 8058: a mail program may post there without showing the page.
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Contents of an e-mail must not refer to files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
