import { media, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'

/** Buttons side by side; on phones below each other, each as wide as the other. */
export const buttonRow = css`
  @layer app {
    display: grid;
    flex: 1 0 100%;
    gap: ${space.sm};
    ${media.md} {
      display: flex;
      flex: none;
    }
  }
`
