import { models } from '../models/index.js'
import { repaints } from '../repaints.js'
import { tints } from '../tints.js'

/** The facts of the model that an image shows; a repaint may have another metal or colour. */
export function factsOf(file) {
  const name = file.replace(/-[a-z]$/, '')
  const other = repaints[name] ?? tints[name]
  const facts = models[other?.image ?? name]?.facts
  return other ? { ...facts, color: undefined, ...other.facts } : { ...facts }
}
