import type { SourceTree } from './tree/source-tree.js'

/** One violation of a rule: where, what, and how to fix it. */
export interface Finding {
  file: string
  message: string
  remedy: string
  /** A warning is printed and does not fail. @default 'error' */
  severity?: 'error' | 'warning'
}

/** A rule of the repository that a program can decide. */
export interface Rule {
  name: string
  check: (tree: SourceTree) => Finding[]
}
