export { LinkCard } from './link-card.js'
export type { LinkCardProps, CardLink } from './link-card.js'
