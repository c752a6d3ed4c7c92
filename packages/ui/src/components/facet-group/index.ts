export { FacetGroup } from './facet-group.js'
export type { FacetGroupProps } from './facet-group.js'
export type { FacetValue } from './facet-option.js'
