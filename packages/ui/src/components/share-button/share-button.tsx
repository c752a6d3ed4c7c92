import { cx } from '@linaria/core'
import { forwardRef, useState } from 'react'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHydrated } from '../../lib/use-hydrated.js'
import { Icon } from '../icon/icon.js'
import { shareButton } from './share-button.styles.js'

/** Props of {@link ShareButton}; other attributes reach the `<a>`. */
export interface ShareButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** 'Share'. */
  label: string
  /** Full address to share. */
  url: string
  /** Its title: subject of the mail, title of the system's sheet. */
  title: string
  /** Shown briefly after the address was copied: 'Link copied'. */
  copiedLabel: string
}

/** Shares by the system's own sheet, else copies the address; without scripts it starts a mail. */
export const ShareButton = forwardRef<HTMLAnchorElement, ShareButtonProps>(function ShareButton(
  { label, url, title, copiedLabel, className, ...rest },
  ref,
) {
  const isHydrated = useHydrated()
  const [hasCopied, setHasCopied] = useState(false)

  const share = async (mail: string): Promise<void> => {
    if (typeof navigator.share === 'function') {
      // A sheet that is closed again rejects: nothing was shared and nothing is wrong.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      setHasCopied(true)
    } catch {
      // The browser may deny clipboard access: fall back to the behaviour without scripts.
      window.location.assign(mail)
    }
  }
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    const canShare = typeof navigator.share === 'function' || Boolean(navigator.clipboard)
    if (!canShare) return
    event.preventDefault()
    void share(event.currentTarget.href)
  }

  return (
    <span className={shareButton}>
      <a
        ref={ref}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        role={isHydrated ? 'button' : undefined}
        className={cx(className)}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
        {...rest}
      >
        <Icon name="share" />
        {label}
      </a>
      <span role="status">{hasCopied ? copiedLabel : ''}</span>
    </span>
  )
})
