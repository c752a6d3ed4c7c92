/** A field that people do not see and programs fill in. */
export const honeypotField = 'website'

/** Contains the sealed time at which the visitor started with the form. */
export const timestampField = 'timestamp'
