/** A promotion ends at midnight after its last day; shoppers see the day. */
export function lastDay(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - 1)
}
