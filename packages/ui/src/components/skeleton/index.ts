export { Skeleton } from './skeleton.js'
export type { SkeletonProps } from './skeleton.js'
