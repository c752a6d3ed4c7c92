import { cx } from '@linaria/core'
import { forwardRef, useId, useRef, useState } from 'react'
import type { HTMLAttributes } from 'react'
import { useHydrated } from '../../lib/use-hydrated.js'
import { Button } from '../button/button.js'
import { ButtonLink } from '../button/button-link.js'
import { FormField } from '../form-field/form-field.js'
import { TextInput } from '../text-input/text-input.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { QrCode } from './qr-code.js'
import { shareLink } from './share-dialog.styles.js'

/** Texts of a {@link ShareLink}. */
export interface ShareLinkLabels {
  /** 'Link of the invitation'. */
  link: string
  copy: string
  /** Shown once it was copied: 'Copied'. */
  copied: string
  /** Opens the system's own sheet: 'Share…'. */
  share: string
  /** 'Send by e-mail'. */
  mail: string
  /** 'QR code of the link'. */
  qrCode: string
}

/** Props of {@link ShareLink}; other attributes reach the root element. */
export interface ShareLinkProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  url: string
  /** Subject of the mail, title of the system's sheet. */
  title: string
  /** Text before the link in an e-mail. */
  text?: string
  labels: ShareLinkLabels
  qrCode?: { size: number; path: string }
  /** The link's permission and expiry. */
  hint?: string
}

/** A link to pass on: to copy, by the system's sheet, by mail, or from screen to phone. */
export const ShareLink = forwardRef<HTMLDivElement, ShareLinkProps>(function ShareLink(
  { url, title, text, labels, qrCode, hint, className, ...rest },
  ref,
) {
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const [copiedUrl, setCopiedUrl] = useState<string | null>(null)
  const hasCopied = copiedUrl === url
  const canShare = isHydrated && typeof navigator.share === 'function'
  const body = text ? `${text}\n\n${url}` : url

  const copy = async (): Promise<void> => {
    setCopiedUrl(null)
    try {
      await navigator.clipboard.writeText(url)
      setCopiedUrl(url)
    } catch {
      // Without clipboard access the link is selected, to copy it by keyboard.
      input.current?.focus()
    }
  }
  // A sheet that is closed again rejects: nothing was shared and nothing is wrong.
  const share = () =>
    navigator.share({ title, url, ...(text ? { text } : {}) }).catch(() => undefined)

  return (
    <div ref={ref} className={cx(shareLink, className)} {...rest}>
      <div data-part="content">
        <FormField label={labels.link} hint={hint} id={inputId}>
          <TextInput
            ref={input}
            value={url}
            readOnly
            dir="ltr"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
        </FormField>
        <div data-part="actions">
          {isHydrated && (
            <Button variant="primary" icon={hasCopied ? 'check' : undefined} onClick={copy}>
              {hasCopied ? labels.copied : labels.copy}
            </Button>
          )}
          {canShare && (
            <Button icon="share" onClick={share}>
              {labels.share}
            </Button>
          )}
          <ButtonLink
            icon="mail"
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`}
          >
            {labels.mail}
          </ButtonLink>
        </div>
        {/* The button shows it as well: this is for screen readers. */}
        <VisuallyHidden role="status">{hasCopied ? labels.copied : ''}</VisuallyHidden>
      </div>
      {qrCode && <QrCode code={qrCode} label={labels.qrCode} />}
    </div>
  )
})
