import { cx } from '@linaria/core'
import { useId } from 'react'
import type { DialogHTMLAttributes, ReactElement, ReactNode } from 'react'
import { useModal } from '../../lib/use-modal.js'
import { Button } from '../button/button.js'
import { Heading } from '../heading/heading.js'
import { messageBox } from './message-box.styles.js'

/** Props of {@link MessageBox}; other attributes reach the `<dialog>`. */
export interface MessageBoxProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'open' | 'onClose' | 'title'
> {
  isOpen: boolean
  /** Called when it closes without consent: Escape, backdrop, or the cancel button. */
  onCancel: () => void
  onConfirm: () => void
  title: ReactNode
  confirmLabel: string
  /** Without it there is one button, to acknowledge. */
  cancelLabel?: string
  /** `danger` for what can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger'
}

/** A short question or message, 420 px wide, that requires an answer. */
export function MessageBox({
  isOpen,
  onCancel,
  onConfirm,
  title,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  className,
  children,
  ...rest
}: MessageBoxProps): ReactElement {
  const ref = useModal(isOpen)
  const id = useId()
  return (
    <dialog
      ref={ref}
      className={cx(messageBox, className)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => isOpen && onCancel()}
      {...rest}
    >
      <div data-part="sheet">
        <Heading level={2} size={3} id={`${id}-title`}>
          {title}
        </Heading>
        <div id={`${id}-text`}>{children}</div>
        <div data-part="answers">
          {cancelLabel && <Button onClick={() => ref.current?.close()}>{cancelLabel}</Button>}
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
