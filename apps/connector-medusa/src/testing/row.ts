/** An object of either side; tests narrow its fields where they read them. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Row = Record<string, any>
