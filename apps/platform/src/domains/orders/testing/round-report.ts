/** What stands in the database of one order. */
export interface RoundFacts {
  orders: number
  items: number
  moves: number
  movements: number
  mails: number
  finished: number
  sold: number
}

/** An order whose process died, and the same order after it was sent again. */
export interface RoundReport {
  before: RoundFacts
  after: RoundFacts
}
