/** Data of one component's page, besides its props. */
export interface ComponentData {
  /** Entry of the kit that exports it. */
  entry: string
  /**
   * Measured in a build alone: as an application would load it, minified, by gzip, without React.
   */
  sizes?: { scriptBytes: number; sheetBytes: number }
  /** Custom properties that its sheet reads and does not set itself. */
  customProperties?: string[]
}

/** By name of the component. */
export type KitData = Record<string, ComponentData>
