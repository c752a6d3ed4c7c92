/** A phone, as Playwright's options. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Where a test runs that matters on a wide screen and on a narrow one: on the options of the configuration, and on a phone. */
export const screens = [
  { name: 'On a wide screen', use: {} },
  { name: 'On a phone', use: phone },
] as const
