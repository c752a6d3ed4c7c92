export { DescriptionList } from './description-list.js'
export type { DescriptionListItem, DescriptionListProps } from './description-list.js'
