import { cx } from '@linaria/core'
import { useId } from 'react'
import type { DialogHTMLAttributes, ReactElement, ReactNode } from 'react'
import { useModal } from '../../lib/use-modal.js'
import { useFocusableScroll } from '../../lib/use-focusable-scroll.js'
import { Heading } from '../heading/heading.js'
import { IconButton } from '../icon-button/icon-button.js'
import { modalSheet } from './modal-sheet.styles.js'

/** Props that modal sheets share; other attributes reach the `<dialog>`. */
export interface ModalSheetProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'open' | 'onClose' | 'title'
> {
  isOpen: boolean
  /** Called after Escape, a click on the backdrop, or the close button. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
}

/**
 * Title with a close button, scrolling content, and a fixed footer, in the browser's own
 * `<dialog>`.
 */
export function ModalSheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  foot,
  className,
  children,
  ...rest
}: ModalSheetProps & { foot: ReactNode }): ReactElement {
  const ref = useModal(isOpen)
  const content = useFocusableScroll(isOpen)
  const titleId = useId()
  return (
    <dialog
      ref={ref}
      className={cx(modalSheet, className)}
      aria-labelledby={titleId}
      // React hands it on to the dialog around, which stays open.
      onClose={({ target, currentTarget }) => isOpen && target === currentTarget && onClose()}
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
        {foot && <div data-part="foot">{foot}</div>}
      </div>
    </dialog>
  )
}
