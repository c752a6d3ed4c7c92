import { cx } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'
import { dialog } from './dialog.styles.js'
import { ModalSheet } from './modal-sheet.js'
import type { ModalSheetProps } from './modal-sheet.js'

/** Props of {@link Dialog}; other attributes reach the `<dialog>`. */
export interface DialogProps extends ModalSheetProps {
  /** Buttons under the content, the confirming one last. */
  actions?: ReactNode
  /** @default 'medium' */
  width?: 'narrow' | 'medium' | 'wide'
}

/** A modal dialog on the browser's own element. */
export function Dialog({
  actions,
  width = 'medium',
  className,
  ...rest
}: DialogProps): ReactElement {
  return (
    <ModalSheet className={cx(dialog, className)} data-width={width} foot={actions} {...rest} />
  )
}
