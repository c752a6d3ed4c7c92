/** Parameters of a story that shows a fixed composition: controls would have no effect. */
export const fixed = { controls: { disable: true } }
