import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { SVGAttributes } from 'react'
import { qrCode } from './share-dialog.styles.js'

/** Props of {@link QrCode}; other attributes reach the `<svg>`. */
export interface QrCodeProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** The result of `createQrCode` of `@floga/ui/qr-code`. */
  code: { size: number; path: string }
  /** 'QR code of the link'. */
  label: string
}

/** The modules that readers need to see empty around the code. */
const QUIET_ZONE = 4

/** A QR code, dark on white in every colour scheme. */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  { code, label, className, ...rest },
  ref,
) {
  const side = code.size + 2 * QUIET_ZONE
  return (
    <svg
      ref={ref}
      className={cx(qrCode, className)}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      {...rest}
    >
      <path d={code.path} />
    </svg>
  )
})
