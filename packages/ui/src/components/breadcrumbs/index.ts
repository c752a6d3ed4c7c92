export { Breadcrumbs } from './breadcrumbs.js'
export type { BreadcrumbItem, BreadcrumbsProps } from './breadcrumbs.js'
