import type { ReactElement, ReactNode } from 'react'
import { Dialog } from '../dialog/dialog.js'
import type { DialogProps } from '../dialog/dialog.js'
import { Stack } from '../stack/stack.js'
import { SharePanel } from './share-panel.js'
import type { SharePanelProps } from './share-panel.js'

/** Props of {@link ShareDialog}; other attributes reach the `<dialog>`. */
export interface ShareDialogProps
  extends
    Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'closeLabel'>,
    Pick<SharePanelProps, 'intro' | 'link' | 'form' | 'invitations' | 'invitationsLabel'> {
  /** Other ways to pass it on, under the links. */
  children?: ReactNode
}

/** Shares over the page; without scripts a page holds the same `SharePanel`. */
export function ShareDialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  ...panel
}: ShareDialogProps): ReactElement {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel}>
      <Stack gap="lg">
        <SharePanel {...panel} />
        {children}
      </Stack>
    </Dialog>
  )
}
