export { EmptyState, ErrorState } from './state-message.js'
export type { EmptyStateProps, ErrorStateProps } from './state-message.js'
