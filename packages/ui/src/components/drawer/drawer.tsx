import { cx } from '@linaria/core'
import { useId } from 'react'
import type { DialogHTMLAttributes, ReactElement, ReactNode } from 'react'
import { useModal } from '../../lib/use-modal.js'
import { useReachableScroll } from '../../lib/use-reachable-scroll.js'
import { Heading } from '../heading/heading.js'
import { IconButton } from '../icon-button/icon-button.js'
import { drawer } from './drawer.styles.js'

/** Props of {@link Drawer}; other attributes reach the `<dialog>`. */
export interface DrawerProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'open' | 'onClose' | 'title'
> {
  isOpen: boolean
  /** Called after Escape, a press on the backdrop, or the close button. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Always in sight under the scrolling content: totals, the way on. */
  footer?: ReactNode
}

/** A modal sheet from the inline end: the cart, the filters of a phone. */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  footer,
  className,
  children,
  ...rest
}: DrawerProps): ReactElement {
  const ref = useModal(isOpen)
  const content = useReachableScroll(isOpen)
  const titleId = useId()
  return (
    <dialog
      ref={ref}
      className={cx(drawer, className)}
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
        {footer && <div data-part="foot">{footer}</div>}
      </div>
    </dialog>
  )
}
