import { css } from '@linaria/core'
import { color, motion, radius, shadow, size, space } from '../../tokens.js'

export const toast = css`
  @layer ui.toast {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-inline-size: min(380px, 100%);
    max-inline-size: 100%;
    padding-block: ${space['2xs']};
    padding-inline: ${space.sm} ${space['2xs']};
    border: 1px solid ${color.line};
    border-inline-start: 4px solid ${color.infoText};
    border-radius: ${radius.control};
    background: ${color.ground};
    box-shadow: ${shadow.float};
    transition:
      opacity ${motion.calm} ${motion.ease},
      translate ${motion.calm} ${motion.ease};

    @starting-style {
      opacity: 0;
      translate: 0 8px;
    }
    > svg {
      flex: none;
      color: ${color.infoText};
    }
    > p {
      flex: 1;
      min-inline-size: 0;
      line-height: 1.35;
    }
    &[data-tone='success'] {
      border-inline-start-color: ${color.success};
    }
    &[data-tone='success'] > svg {
      color: ${color.successText};
    }
    &[data-tone='warning'] {
      border-inline-start-color: ${color.warning};
    }
    &[data-tone='warning'] > svg {
      color: ${color.warningText};
    }
    &[data-tone='danger'] {
      border-inline-start-color: ${color.danger};
    }
    &[data-tone='danger'] > svg {
      color: ${color.dangerText};
    }
  }
`

export const toastRegion = css`
  @layer ui.toast {
    position: fixed;
    inset-block-end: calc(${space.md} + env(safe-area-inset-bottom));
    inset-inline: ${size.edge};
    z-index: 50;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space.xs};
    pointer-events: none;

    > div {
      pointer-events: auto;
    }
  }
`
