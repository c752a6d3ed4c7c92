export { SectionHeading } from './section-heading.js'
export type { SectionHeadingProps } from './section-heading.js'
