/** A promotion's end is the moment after its last day; shoppers are told the day. */
export function lastDay(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - 1)
}
