/** What the page of one component says beside its props. */
export interface ComponentFacts {
  /** Entry of the kit that exports it. */
  entry: string
  /** Measured in a build alone: as an application would load it, minified, by gzip, without React. */
  sizes?: { scriptBytes: number; sheetBytes: number }
  /** Custom properties that its sheet reads and does not set itself. */
  customProperties?: string[]
}

/** By name of the component. */
export type KitFacts = Record<string, ComponentFacts>
