export { TopicCard } from './topic-card.js'
export type { TopicCardProps, TopicLink } from './topic-card.js'
