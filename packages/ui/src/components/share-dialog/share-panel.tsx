import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { ShareLink } from './share-link.js'
import type { ShareLinkProps } from './share-link.js'
import { sharePanel } from './share-dialog.styles.js'

/** A link that was made, without its secret. */
export interface Invitation {
  id: string
  /** Its permission: 'May change'. */
  right: string
  /** 'until 31 December', or that it was revoked. */
  state: string
  /** @default false */
  isOver?: boolean
  /** Renew and revoke: buttons in forms. */
  actions?: ReactNode
}

/** Props of {@link SharePanel}; other attributes reach the root element. */
export interface SharePanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Explains sharing, before the first link is created. */
  intro?: ReactNode
  /** The new link; its secret is returned only once. */
  link?: ShareLinkProps
  /** Creates a link: permission and button. */
  form: ReactNode
  invitations?: readonly Invitation[]
  /** 'Links that were made'. */
  invitationsLabel?: string
}

/** Everything about the links of something shared: on a page of its own, and in a `ShareDialog`. */
export const SharePanel = forwardRef<HTMLDivElement, SharePanelProps>(function SharePanel(
  { intro, link, form, invitations = [], invitationsLabel, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(sharePanel, className)} {...rest}>
      {intro && <div data-part="intro">{intro}</div>}
      {link && <ShareLink {...link} />}
      <div data-part="form">{form}</div>
      {invitations.length > 0 && (
        <section aria-label={invitationsLabel}>
          <p data-part="label" aria-hidden="true">
            {invitationsLabel}
          </p>
          <ul>
            {invitations.map(({ id, right, state, isOver = false, actions }) => (
              <li key={id} data-over={isOver || undefined}>
                <p>
                  <strong>{right}</strong> <span>{state}</span>
                </p>
                {actions && <div data-part="actions">{actions}</div>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
})
