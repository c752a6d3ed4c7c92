/** A field that people do not see and programs fill in. */
export const honeypotField = 'website'

/** Holds the sealed moment at which somebody began with the form. */
export const timestampField = 'timestamp'
