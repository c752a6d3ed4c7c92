import { cx } from '@linaria/core'
import { useId } from 'react'
import type { DialogHTMLAttributes, ReactElement, ReactNode } from 'react'
import { useModal } from '../../lib/use-modal.js'
import { useReachableScroll } from '../../lib/use-reachable-scroll.js'
import { Heading } from '../heading/heading.js'
import { IconButton } from '../icon-button/icon-button.js'
import { dialog } from './dialog.styles.js'

/** Props of {@link Dialog}; other attributes reach the `<dialog>`. */
export interface DialogProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'open' | 'onClose' | 'title'
> {
  isOpen: boolean
  /** Called after Escape, a press on the backdrop, or the close button. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Buttons under the content, the confirming one last. */
  actions?: ReactNode
  /** @default 'medium' */
  width?: 'narrow' | 'medium' | 'wide'
}

/** A modal dialog on the browser's own element. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  actions,
  width = 'medium',
  className,
  children,
  ...rest
}: DialogProps): ReactElement {
  const ref = useModal(isOpen)
  const content = useReachableScroll(isOpen)
  const titleId = useId()
  return (
    <dialog
      ref={ref}
      className={cx(dialog, className)}
      data-width={width}
      aria-labelledby={titleId}
      onClose={() => isOpen && onClose()}
      {...rest}
    >
      <div data-part="sheet">
        <div data-part="head">
          <Heading level={2} size={3} id={titleId}>
            {title}
          </Heading>
          <IconButton icon="close" label={closeLabel} onClick={() => ref.current?.close()} />
        </div>
        <div ref={content} data-part="content">
          {children}
        </div>
        {actions && <div data-part="foot">{actions}</div>}
      </div>
    </dialog>
  )
}
