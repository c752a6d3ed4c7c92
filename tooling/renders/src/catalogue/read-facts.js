import { models } from '../models/index.js'
import { repaints } from '../repaints.js'

/** The facts of the model that an image shows; a repaint may have another metal or colour. */
export function factsOf(file) {
  const name = file.replace(/-[a-z]$/, '')
  const repaint = repaints[name]
  const facts = models[repaint?.image ?? name]?.facts
  return repaint ? { ...facts, color: undefined, ...repaint.facts } : { ...facts }
}
