export { FeatureStrip } from './feature-strip.js'
export type { Feature, FeatureStripProps } from './feature-strip.js'
