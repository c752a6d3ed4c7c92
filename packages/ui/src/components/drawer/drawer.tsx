import { cx } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'
import { ModalSheet } from '../dialog/modal-sheet.js'
import type { ModalSheetProps } from '../dialog/modal-sheet.js'
import { drawer } from './drawer.styles.js'

/** Props of {@link Drawer}; other attributes reach the `<dialog>`. */
export interface DrawerProps extends ModalSheetProps {
  /** Always visible under the scrolling content: totals, checkout. */
  footer?: ReactNode
}

/** A modal sheet from the inline end: the cart, the filters of a phone. */
export function Drawer({ footer, className, ...rest }: DrawerProps): ReactElement {
  return <ModalSheet className={cx(drawer, className)} foot={footer} {...rest} />
}
